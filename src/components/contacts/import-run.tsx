import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/components/ui/button.tsx'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { formatNumber } from '#src/locales/formats.ts'
import { RemainingRowsButton } from './remaining-rows-button.tsx'
import css from './import.module.css'

export type ImportProgress = {
  doing: 'writing' | 'undoing' | 'nothing'
  done: number
  of: number
}

/** How far it is. The service may ask for pauses; the bar at the top of the app says so. */
export const ImportRunning = ({
  progress: { doing, done, of },
  onStop,
}: {
  progress: ImportProgress
  onStop: () => void
}) => {
  const { t } = useLingui()
  return (
    <div className={css.part}>
      <h2>{doing === 'undoing' ? t`Undoing import` : t`Importing contacts`}</h2>
      <progress className={css.progress} max={of} value={done} aria-label={t`Progress`} />
      <p className={css.about}>
        <Trans>
          {formatNumber(done)} of {formatNumber(of)}. Keep this page open.
        </Trans>
      </p>
      {doing === 'writing' && (
        <div className={css.foot}>
          <Button onClick={onStop}>
            <Trans>Stop import</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

export type ImportOutcome = {
  added: number
  updated: number
  /** Of which everything was there. */
  unchanged: number
  skipped: number
  refused: number
  undone: boolean
}

type ReportProps = {
  outcome: ImportOutcome
  /** Whether it can be taken back after the page was left. */
  isKept: boolean
  list: string
  onUndo: () => void
  onRemaining: () => void
  onAnother: () => void
}

type CountsProps = { outcome: Omit<ImportOutcome, 'undone'> }

const Counts = ({ outcome: { added, updated, unchanged, skipped, refused } }: CountsProps) => (
  <dl className={css.counts}>
    <dt>
      <Trans>Added</Trans>
    </dt>
    <dd>{formatNumber(added)}</dd>
    <dt>
      <Trans>Updated</Trans>
    </dt>
    <dd>{formatNumber(updated)}</dd>
    <dt>
      <Trans>Unchanged</Trans>
    </dt>
    <dd>{formatNumber(unchanged)}</dd>
    <dt>
      <Trans>Not imported</Trans>
    </dt>
    <dd>{formatNumber(skipped)}</dd>
    <dt>
      <Trans>Rejected by the server</Trans>
    </dt>
    <dd>{formatNumber(refused)}</dd>
  </dl>
)

/** What became of it, with the ways on: the list, the rows that were left, and all of it taken back. */
export function ImportReport({
  outcome: { added, updated, unchanged, skipped, refused, undone },
  isKept,
  list,
  onUndo,
  onRemaining,
  onAnother,
}: ReportProps) {
  const { t } = useLingui()
  const left = skipped + refused
  const written = added + updated
  const isBack = undone && written === 0
  return (
    <output className={css.part}>
      <h2>{isBack ? t`Undone` : t`Imported`}</h2>
      {isBack ? (
        <p className={css.about}>
          <Trans>Added contacts are in the trash; updated contacts are as before.</Trans>
        </p>
      ) : (
        <Counts outcome={{ added, updated, unchanged, skipped, refused }} />
      )}
      {undone && !isBack && (
        <Notice tone="warn">
          <Trans>
            Some contacts could not be undone: they were changed or deleted since, or you have no permission.
          </Trans>
        </Notice>
      )}
      {refused > 0 && !undone && (
        <Notice tone="warn">
          <Trans>The file with the remaining rows gives the reasons.</Trans>
        </Notice>
      )}
      {written > 0 && (
        <p className={css.about}>
          {isKept ? (
            <Trans>You can undo this in this browser for 24 hours, or until you sign out.</Trans>
          ) : (
            <Trans>You can undo this until you leave this page.</Trans>
          )}
        </p>
      )}
      <div className={css.foot}>
        <ButtonLink variant="primary" to={list}>
          <Trans>Go to contacts</Trans>
        </ButtonLink>
        {left > 0 && !undone && <RemainingRowsButton count={left} onClick={onRemaining} />}
        {written > 0 && (
          <Button variant="danger" onClick={onUndo}>
            {updated === 0
              ? plural(added, { one: 'Undo # added contact', other: 'Undo # added contacts' })
              : plural(written, {
                  one: 'Undo # added or updated contact',
                  other: 'Undo # added or updated contacts',
                })}
          </Button>
        )}
        <Button variant="quiet" onClick={onAnother}>
          <Trans>Import another file</Trans>
        </Button>
      </div>
    </output>
  )
}
