import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#src/components/ui/button.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { formatNumber } from '#src/locales/formats.ts'
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

const kindWords: Record<Kind, MessageDescriptor> = { error: msg`Errors`, duplicate: msg`Duplicates`, new: msg`New` }
const kinds = ['error', 'duplicate', 'new'] as const
/** More at once would only make the page slow. */
const mostShown = 200

/** What becomes of every row; what is wrong is mended where it stands. */
export function ImportRowsStep(props: Props) {
  const { t } = useLingui()
  const { verdicts, anyway, onBack, onRun } = props
  const held = (kind: Kind) => verdicts.flatMap((verdict, row) => (verdict.kind === kind ? [row] : []))
  const [chosen, setChosen] = useState<Kind>()
  const shown = chosen ?? kinds.find((kind) => held(kind).length > 0) ?? 'new'
  const count = held('new').length + [...anyway].filter((row) => verdicts[row]?.kind === 'duplicate').length
  const rows = held(shown)
  return (
    <div className={css.part}>
      <h2>
        <Trans>What becomes of the rows</Trans>
      </h2>
      <fieldset className={css.kinds} aria-label={t`Show`}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant={kind === shown ? 'outline' : 'quiet'}
            aria-pressed={kind === shown}
            onClick={() => setChosen(kind)}
          >
            {t(kindWords[kind])} {formatNumber(held(kind).length)}
          </Button>
        ))}
      </fieldset>
      <table className={css.rows} aria-label={t(kindWords[shown])}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Row</Trans>
            </th>
            <th scope="col">
              <Trans>Name</Trans>
            </th>
            <th scope="col">
              <Trans>What becomes of it</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostShown).map((row) => (
            <Row key={row} at={row} {...props} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && (
        <p className={css.about}>
          <Trans>None.</Trans>
        </p>
      )}
      {rows.length > mostShown && (
        <p className={css.about}>
          <Trans>The first {mostShown} are shown; the others are treated alike.</Trans>
        </p>
      )}
      <div className={css.foot}>
        <Button variant="primary" disabledReason={count === 0 ? t`There is nothing to add` : undefined} onClick={onRun}>
          {plural(count, { one: 'Add # contact', other: 'Add # contacts' })}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          <Trans>Back to the columns</Trans>
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
  const original =
    verdict.kind === 'duplicate' &&
    (verdict.to ? (
      <Link to={verdict.to} target="_blank">
        {verdict.of}
      </Link>
    ) : (
      verdict.of
    ))
  return (
    <tr>
      <td className={css.line}>{at + 1}</td>
      <td className={css.name}>{verdict.name || '–'}</td>
      <td>
        {verdict.kind === 'new' && (
          <span className={css.quiet}>
            <Trans>Added</Trans>
          </span>
        )}
        {verdict.kind === 'duplicate' && (
          <span className={css.duplicate}>
            <span>
              <Trans>Duplicate of {original}</Trans>
            </span>
            <label>
              <input
                type="checkbox"
                checked={anyway.has(at)}
                onChange={(event) => onAnyway(at, event.target.checked)}
              />
              <Trans>Add it all the same</Trans>
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
