import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import { mailFaultWords } from '#src/components/proposals/mail-fault-words.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { ServerWords } from '#src/components/ui/server-words.tsx'
import { listed } from '#src/locales/formats.ts'
import type { EntryMail } from '#wire/timeline.ts'
import css from './timeline.module.css'

const icons = { sent: IconCheck, queued: IconClock, bounced: IconAlertTriangle, failed: IconAlertTriangle }
const order = ['sent', 'queued', 'bounced', 'failed'] as const

export const namesIn = (mails: readonly EntryMail[]) => listed(mails.map(({ name, to }) => name || to))

function wordsOf(state: EntryMail['state'], mails: readonly EntryMail[]) {
  const names = namesIn(mails)
  switch (state) {
    case 'sent':
      return t`Emailed to ${names}`
    case 'queued':
      return t`Waiting to be sent to ${names}`
    case 'bounced':
      return t`Bounced for ${names}`
    case 'failed':
      return t`Not sent to ${names}`
  }
}

const distinct = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '')

/** How the mails of one entry fared, by state. */
export function Mails({ mails }: { mails: readonly EntryMail[] }) {
  const { t } = useLingui()
  if (mails.length === 0) return null
  return (
    <p className={css.mails}>
      {order.map((state) => {
        const these = mails.filter((mail) => mail.state === state)
        if (these.length === 0) return null
        const isLost = state === 'bounced' || state === 'failed'
        const why = isLost ? listed(distinct(these.map(({ fault }) => t(mailFaultWords[fault ?? 'other'])))) : ''
        return (
          <span key={state} data-state={state}>
            <Icon of={icons[state]} size={14} />
            <span>
              {wordsOf(state, these)}
              {why !== '' && `: ${why}`} <ServerWords text={distinct(these.map(({ reason }) => reason)).join(' ')} />
            </span>
          </span>
        )
      })}
    </p>
  )
}
