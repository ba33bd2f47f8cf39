import { Button } from '#src/components/ui/button.tsx'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import css from './import.module.css'

export type ImportProgress = {
  doing: 'adding' | 'undoing' | 'nothing'
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
}) => (
  <div className={css.part}>
    <h2>{doing === 'undoing' ? 'Moving them to the trash' : 'Adding the contacts'}</h2>
    <progress className={css.progress} max={of} value={done} aria-label="Progress" />
    <p className={css.about}>
      {done.toLocaleString()} of {of.toLocaleString()}. A service takes a limited number of requests a minute, so many
      rows take a while. Keep this page open.
    </p>
    {doing === 'adding' && (
      <div className={css.foot}>
        <Button onClick={onStop}>Stop here</Button>
      </div>
    )}
  </div>
)

export type ImportOutcome = { added: number; skipped: number; refused: number; undone: boolean }

type ReportProps = {
  outcome: ImportOutcome
  list: string
  onUndo: () => void
  onErrors: () => void
  onAnother: () => void
}

/** What became of it, with the ways on: the list, the rows that were left, and all of it taken back. */
export function ImportReport({
  outcome: { added, skipped, refused, undone },
  list,
  onUndo,
  onErrors,
  onAnother,
}: ReportProps) {
  const left = skipped + refused
  return (
    <output className={css.part}>
      <h2>{undone ? 'Taken back' : 'Imported'}</h2>
      {undone ? (
        <p className={css.about}>What was added is in the trash.</p>
      ) : (
        <dl className={css.counts}>
          <dt>Added</dt>
          <dd>{added.toLocaleString()}</dd>
          <dt>Left out</dt>
          <dd>{skipped.toLocaleString()}</dd>
          <dt>Refused by the service</dt>
          <dd>{refused.toLocaleString()}</dd>
        </dl>
      )}
      {refused > 0 && !undone && <Notice tone="warn">The file of the rows that were left says why.</Notice>}
      <div className={css.foot}>
        <ButtonLink variant="primary" to={list}>
          To the contacts
        </ButtonLink>
        {left > 0 && !undone && (
          <Button onClick={onErrors}>
            {left === 1
              ? 'Download the row that was left'
              : `Download the ${left.toLocaleString()} rows that were left`}
          </Button>
        )}
        {added > 0 && !undone && (
          <Button variant="danger" onClick={onUndo}>
            {added === 1 ? 'Take back the 1 that was added' : `Take back the ${added.toLocaleString()} that were added`}
          </Button>
        )}
        <Button variant="quiet" onClick={onAnother}>
          Import another file
        </Button>
      </div>
    </output>
  )
}
