import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { DateText } from '#src/components/ui/date-text.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { ServerWords } from '#src/components/ui/server-words.tsx'
import { readingFor, type ReceiverLine } from '#wire/receiver-line.ts'
import { mailFaultWords } from './mail-fault-words.ts'
import css from './receiver-line-text.module.css'

/** How far it has come with a receiver; a page not heard of for a minute is not read any more. */
export function ReceiverLineText({ line, now }: { line: ReceiverLine; now: Date }) {
  const isOver = line.date !== null && now.getTime() - Date.parse(line.date) >= readingFor
  const state = line.state === 'reading' && isOver ? 'opened' : line.state
  const isBad = state === 'bounced' || state === 'failed'
  return (
    <p className={css.line} data-state={state}>
      {state === 'reading' && <span className={css.dot} aria-hidden="true" />}
      {isBad && <Icon of={IconAlertTriangle} />}
      <span>
        <Words line={{ ...line, state }} />
        {(state === 'reading' || state === 'opened') && line.visits_today > 1 && (
          <>
            {', '}
            <Plural value={line.visits_today} one="# visit today" other="# visits today" />
          </>
        )}
      </span>
    </p>
  )
}

function Words({ line: { state, date, fault, reason, section } }: { line: ReceiverLine }) {
  const { t } = useLingui()
  const at = <DateText date={date ?? ''} inSentence />
  switch (state) {
    case 'unsent':
      return <Trans>Not sent</Trans>
    case 'linked':
      return <Trans>Not emailed. Share the link, or send it.</Trans>
    case 'queued':
      return reason ? (
        <>
          <Trans>Email waiting, not accepted yet</Trans> <ServerWords text={reason} />
        </>
      ) : (
        <Trans>Email waiting to be sent</Trans>
      )
    case 'sent':
      return reason ? (
        <>
          <Trans>Sent {at}, delayed</Trans> <ServerWords text={reason} />
        </>
      ) : (
        <Trans>Sent {at}</Trans>
      )
    case 'failed':
    case 'bounced': {
      const why = t(mailFaultWords[fault ?? 'other'])
      return (
        <>
          {state === 'failed' ? <Trans>Not sent: {why}</Trans> : <Trans>Bounced: {why}</Trans>}{' '}
          <ServerWords text={reason} />
        </>
      )
    }
    case 'opened':
      return <Trans>Opened {at}</Trans>
    case 'reading':
      return section ? <Trans>Reading {section} now</Trans> : <Trans>Reading now</Trans>
    case 'signed':
      return <Trans>Signed {at}</Trans>
    case 'declined':
      return <Trans>Declined {at}</Trans>
  }
}
