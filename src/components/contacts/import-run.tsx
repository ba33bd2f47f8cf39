import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/components/ui/button.tsx'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { formatNumber } from '#src/locales/formats.ts'
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
      <h2>{doing === 'undoing' ? t`Taking the import back` : t`Importing the contacts`}</h2>
      <progress className={css.progress} max={of} value={done} aria-label={t`Progress`} />
      <p className={css.about}>
        <Trans>
          {formatNumber(done)} of {formatNumber(of)}. A service takes a limited number of requests a minute, so many
          rows take a while. Keep this page open.
        </Trans>
      </p>
      {doing === 'writing' && (
        <div className={css.foot}>
          <Button onClick={onStop}>
            <Trans>Stop here</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

export type ImportOutcome = { added: number; updated: number; skipped: number; refused: number; undone: boolean }

type ReportProps = {
  outcome: ImportOutcome
  list: string
  onUndo: () => void
  onErrors: () => void
  onAnother: () => void
}

/** What became of it, with the ways on: the list, the rows that were left, and all of it taken back. */
export function ImportReport({
  outcome: { added, updated, skipped, refused, undone },
  list,
  onUndo,
  onErrors,
  onAnother,
}: ReportProps) {
  const { t } = useLingui()
  const left = skipped + refused
  const written = added + updated
  const isBack = undone && written === 0
  return (
    <output className={css.part}>
      <h2>{isBack ? t`Taken back` : t`Imported`}</h2>
      {isBack ? (
        <p className={css.about}>
          <Trans>What was added is in the trash, what was updated is as it was before.</Trans>
        </p>
      ) : (
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
            <Trans>Left out</Trans>
          </dt>
          <dd>{formatNumber(skipped)}</dd>
          <dt>
            <Trans>Refused by the service</Trans>
          </dt>
          <dd>{formatNumber(refused)}</dd>
        </dl>
      )}
      {undone && !isBack && (
        <Notice tone="warn">
          <Trans>
            Not everything could be taken back: these were changed or deleted since, or you may not change them.
          </Trans>
        </Notice>
      )}
      {refused > 0 && !undone && (
        <Notice tone="warn">
          <Trans>The file of the rows that were left says why.</Trans>
        </Notice>
      )}
      <div className={css.foot}>
        <ButtonLink variant="primary" to={list}>
          <Trans>To the contacts</Trans>
        </ButtonLink>
        {left > 0 && !undone && (
          <Button onClick={onErrors}>
            {plural(left, { one: 'Download the row that was left', other: 'Download the # rows that were left' })}
          </Button>
        )}
        {written > 0 && (
          <Button variant="danger" onClick={onUndo}>
            {updated === 0
              ? plural(added, { one: 'Take back the # that was added', other: 'Take back the # that were added' })
              : plural(written, {
                  one: 'Take back the # that was added or updated',
                  other: 'Take back the # that were added or updated',
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
