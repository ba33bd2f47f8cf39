import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { TextField } from '#src/components/ui/text-field.tsx'
import type { FieldChange, ImportRow } from './import-changes.ts'
import type { ImportField } from './import-columns.ts'
import type { RowAct, Verdict } from './import-verdicts.ts'
import css from './import-rows.module.css'
import importCss from './import.module.css'

type Props = {
  /** Its number among those that are shown, from 0: not all are drawn. */
  at: number
  /** Which row of the file it is, as a spreadsheet counts them. */
  number: number
  row: ImportRow
  verdict: Verdict
  act: RowAct
  fields: readonly ImportField[]
  onChoose: (act: RowAct) => void
  onMend: (field: string, value: string) => void
}

const labelOf = (fields: readonly ImportField[], key: string) => fields.find((field) => field.key === key)?.label ?? key

const inRow = (field: string, row: number) => t`${field}, row ${row}`

/** One row of a file: what becomes of it, and what can be chosen or mended. */
export const ImportRowLine = ({ at, number, row, verdict, act, fields, onChoose, onMend }: Props) => (
  <tr data-at={at} aria-rowindex={at + 2}>
    <td className={css.line}>{number}</td>
    <td className={css.name}>{verdict.name || '–'}</td>
    <td className={css.result}>
      {verdict.kind === 'new' && (
        <span className={css.quiet}>
          {verdict.creates === undefined ? (
            <Trans>Added</Trans>
          ) : (
            <Trans>Added, with the organisation {verdict.creates}</Trans>
          )}
        </span>
      )}
      {(verdict.kind === 'unchanged' || (verdict.kind === 'duplicate' && !verdict.changes)) && (
        <span className={css.duplicate}>
          <Original {...verdict} />
          <label>
            <input
              type="checkbox"
              checked={act === 'add'}
              onChange={(event) => onChoose(event.target.checked ? 'add' : 'skip')}
            />
            <Trans>Add anyway</Trans>
          </label>
        </span>
      )}
      {(verdict.kind === 'updates' || verdict.kind === 'duplicate') && verdict.changes && (
        <>
          <Original {...verdict} />
          <Changes changes={verdict.changes} fields={fields} />
          <Acts number={number} act={act} onChoose={onChoose} />
        </>
      )}
      {verdict.kind === 'error' && (
        <Mend
          key={verdict.field}
          label={inRow(labelOf(fields, verdict.field), number)}
          reason={verdict.reason}
          value={row[verdict.field] ?? ''}
          onMend={(value) => onMend(verdict.field, value)}
        />
      )}
    </td>
  </tr>
)

type OriginalKind = 'duplicate' | 'unchanged' | 'updates'

/** What the row met. */
const Original = ({ kind, of, to }: { kind: OriginalKind; of: string; to?: string }) => {
  const original = to ? (
    <Link to={to} target="_blank" className={css.original}>
      {of}
    </Link>
  ) : (
    of
  )
  switch (kind) {
    case 'updates':
      return (
        <span>
          <Trans>Updates {original}</Trans>
        </span>
      )
    case 'unchanged':
      return (
        <span>
          <Trans>{original} already has all of this</Trans>
        </span>
      )
    case 'duplicate':
      return (
        <span>
          <Trans>Duplicate of {original}</Trans>
        </span>
      )
  }
}

const inWords = (value: FieldChange['from']) => [value].flat().join(', ')

/** What stands there now, struck out, and what the file says. */
const Changes = ({ changes, fields }: { changes: readonly FieldChange[]; fields: readonly ImportField[] }) => (
  <dl className={css.changes}>
    {changes.map(({ field, from, to }) => (
      <div key={field}>
        <dt>{labelOf(fields, field)}</dt>
        <dd>
          {from.length > 0 && <del>{inWords(from)}</del>} <ins>{inWords(to)}</ins>
        </dd>
      </div>
    ))}
  </dl>
)

const Acts = ({ number, act, onChoose }: Pick<Props, 'number' | 'act' | 'onChoose'>) => {
  const { t } = useLingui()
  const group = useId()
  const choices: { of: RowAct; label: string }[] = [
    { of: 'update', label: t`Update` },
    { of: 'skip', label: t`Skip` },
    { of: 'add', label: t`Add as new` },
  ]
  return (
    <fieldset className={importCss.acts} aria-label={t`Action for row ${number}`}>
      {choices.map(({ of, label }) => (
        <label key={of}>
          <input type="radio" name={group} checked={act === of} onChange={() => onChoose(of)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

type MendProps = { label: string; reason: string; value: string; onMend: (value: string) => void }

/** What is being mended stays in its field until it is left, so that it does not go while somebody types. */
function Mend({ label, reason, value, onMend }: MendProps) {
  const [typed, setTyped] = useState<string>()
  const leave = () => {
    if (typed === undefined) return
    onMend(typed)
    setTyped(undefined)
  }
  return (
    <TextField
      label={label}
      error={reason}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  )
}
