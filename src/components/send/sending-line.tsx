import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { ServerWords } from '#src/components/ui/server-words.tsx'
import type { SendingOf } from '#wire/scheduled-sending.ts'
import { unsentReason } from './unsent-reason.ts'
import { sendingParts, sendingWords } from './sending-time.ts'
import css from './sending-line.module.css'

type Props = SendingOf & {
  /** Where it is changed: the window that sends. */
  sendPath: string
  /** The account's day. */
  today: string
  /** Its time zone, where the browser is in another. */
  zone: string | undefined
  /** Within a page, its own band; in a window among other lines; `editor` warns of what editing does. */
  place: 'page' | 'window' | 'editor'
  /** Left out for who may not. */
  onCancel: (() => void) | undefined
  busy: boolean
}

/** When a proposal is sent by itself, and the way to change it; or that it was not, and why. */
export function SendingLine({ scheduled, unsent, sendPath, today, zone, place, onCancel, busy }: Props) {
  if (scheduled)
    return (
      <div role="status" className={css.root} data-place={place}>
        <Icon of={IconClock} />
        <span className={css.text}>
          <b>{sendingWords(scheduled.at, today)}</b>
          {zone !== undefined && ` (${zone})`}
          {place === 'editor' && (
            <>
              {' '}
              <Trans>Editing cancels this.</Trans>
            </>
          )}
        </span>
        {onCancel && (
          <span className={css.acts}>
            <Link to={sendPath}>
              <Trans context="scheduled sending">Change</Trans>
            </Link>
            <Button variant="quiet" busy={busy} aria-label={t`Cancel scheduled sending`} onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          </span>
        )}
      </div>
    )
  if (!unsent || place === 'window') return null
  return (
    <div role="status" className={css.root} data-place={place} data-kind="unsent">
      <Icon of={IconAlertTriangle} />
      <span className={css.text}>
        {unsentWords(unsent, today)} <ServerWords text={detailOf(unsent)} />
      </span>
      {onCancel && (
        <span className={css.acts}>
          <Link to={sendPath}>
            <Trans>Schedule again</Trans>
          </Link>
        </span>
      )}
    </div>
  )
}

function unsentWords({ reason, person, at }: NonNullable<SendingOf['unsent']>, today: string) {
  const { day, time } = sendingParts(at, today)
  if (reason === 'edited')
    return person
      ? t`Scheduled sending on ${day} at ${time} cancelled: ${person} edited the proposal.`
      : t`Scheduled sending on ${day} at ${time} cancelled: the proposal was edited.`
  const why = unsentReason(reason)
  return t`Not sent on ${day} at ${time}: ${why}.`
}

/** What the words above leave open. */
const detailOf = ({ reason, detail }: NonNullable<SendingOf['unsent']>) =>
  reason === 'receivers' || reason === 'not_sendable' ? detail : ''
