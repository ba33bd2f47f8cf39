import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#src/components/ui/button.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import type { ImportField } from './import-columns.ts'
import type { ImportRow, Verdict } from './import-verdicts.ts'
import css from './import.module.css'

type Kind = Verdict['kind']
type Props = {
  rows: readonly ImportRow[]
  verdicts: readonly Verdict[]
  fields: readonly ImportField[]
  /** Duplicates that are to be added all the same, by row. */
  anyway: ReadonlySet<number>
  onAnyway: (row: number, add: boolean) => void
  onMend: (row: number, field: string, value: string) => void
  onBack: () => void
  onRun: () => void
}

const kindWords: Record<Kind, string> = { error: 'Errors', duplicate: 'Duplicates', new: 'New' }
const kinds = ['error', 'duplicate', 'new'] as const
/** More at once would only make the page slow. */
const mostShown = 200

/** What becomes of every row; what is wrong is mended where it stands. */
export function ImportRowsStep(props: Props) {
  const { verdicts, anyway, onBack, onRun } = props
  const held = (kind: Kind) => verdicts.flatMap((verdict, row) => (verdict.kind === kind ? [row] : []))
  const [chosen, setChosen] = useState<Kind>()
  const shown = chosen ?? kinds.find((kind) => held(kind).length > 0) ?? 'new'
  const count = held('new').length + [...anyway].filter((row) => verdicts[row]?.kind === 'duplicate').length
  const rows = held(shown)
  return (
    <div className={css.part}>
      <h2>What becomes of the rows</h2>
      <fieldset className={css.kinds} aria-label="Show">
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant={kind === shown ? 'outline' : 'quiet'}
            aria-pressed={kind === shown}
            onClick={() => setChosen(kind)}
          >
            {kindWords[kind]} {held(kind).length.toLocaleString()}
          </Button>
        ))}
      </fieldset>
      <table className={css.rows} aria-label={kindWords[shown]}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Name</th>
            <th scope="col">What becomes of it</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostShown).map((row) => (
            <Row key={row} at={row} {...props} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={css.about}>None.</p>}
      {rows.length > mostShown && (
        <p className={css.about}>The first {mostShown} are shown; the others are treated alike.</p>
      )}
      <div className={css.foot}>
        <Button variant="primary" disabledReason={count === 0 ? 'There is nothing to add' : undefined} onClick={onRun}>
          {count === 1 ? 'Add 1 contact' : `Add ${count.toLocaleString()} contacts`}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Back to the columns
        </Button>
      </div>
    </div>
  )
}

function Row({ at, rows, verdicts, fields, anyway, onAnyway, onMend }: Props & { at: number }) {
  const verdict = verdicts[at]
  const row = rows[at]
  // What is being mended stays in its field until it is left, so that it does not go while somebody types.
  const [typed, setTyped] = useState<string>()
  if (!verdict || !row) return null
  const field = verdict.kind === 'error' ? fields.find(({ key }) => key === verdict.field) : undefined
  return (
    <tr>
      <td className={css.line}>{at + 1}</td>
      <td className={css.name}>{verdict.name || '–'}</td>
      <td>
        {verdict.kind === 'new' && <span className={css.quiet}>Added</span>}
        {verdict.kind === 'duplicate' && (
          <span className={css.duplicate}>
            <span>
              Duplicate of{' '}
              {verdict.to ? (
                <Link to={verdict.to} target="_blank">
                  {verdict.of}
                </Link>
              ) : (
                verdict.of
              )}
            </span>
            <label>
              <input
                type="checkbox"
                checked={anyway.has(at)}
                onChange={(event) => onAnyway(at, event.target.checked)}
              />
              Add it all the same
            </label>
          </span>
        )}
        {verdict.kind === 'error' && (
          <TextField
            label={`${field?.label ?? verdict.field}, row ${at + 1}`}
            error={verdict.reason}
            value={typed ?? row[verdict.field] ?? ''}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => typed !== undefined && onMend(at, verdict.field, typed)}
            onKeyDown={(event) => event.key === 'Enter' && typed !== undefined && onMend(at, verdict.field, typed)}
          />
        )}
      </td>
    </tr>
  )
}
