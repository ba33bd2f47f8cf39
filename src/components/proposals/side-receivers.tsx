import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { CopyText } from '#src/components/ui/copy-text.tsx'
import type { Receiver } from '#wire/proposal-details.ts'
import type { ReceiverLine } from '#wire/receiver-line.ts'
import { ReceiverLineText } from './receiver-line-text.tsx'
import css from './side-receivers.module.css'

type Props = {
  receivers: readonly Receiver[]
  /** By the receiver's id. */
  lines: ReadonlyMap<number, ReceiverLine>
  now: Date
  /** Readers only see. */
  mayChange: boolean
}

/** Who receives it, and the one line that is true now of each; what is done about them has a tab. */
export function SideReceivers({ receivers, lines, now, mayChange }: Props) {
  const { t } = useLingui()
  if (receivers.length === 0) return null
  return (
    <section aria-labelledby="side-receivers">
      <h2 id="side-receivers" className={css.head}>
        <Trans>Receivers</Trans>
        {mayChange && (
          <Link to="?tab=receivers" aria-label={t`Change receivers`}>
            <Trans>Change</Trans>
          </Link>
        )}
      </h2>
      <ul>
        {receivers.map(({ id, fullname, signature_required, signature_allowed, proposal_link }) => {
          const line = lines.get(id)
          return (
            <li key={id} className={css.receiver}>
              <div>
                <b>{fullname}</b>{' '}
                <span className={css.role}>
                  {signature_required ? t`Must sign` : signature_allowed ? t`May sign` : t`Read only`}
                </span>
                {line && <ReceiverLineText line={line} now={now} />}
              </div>
              {mayChange && line?.state === 'bounced' ? (
                <Link to="?tab=receivers" aria-label={t`Correct the address of ${fullname}`}>
                  <Trans>Correct</Trans>
                </Link>
              ) : (
                proposal_link && <CopyText text={proposal_link} label={t`Copy link`} bare />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
