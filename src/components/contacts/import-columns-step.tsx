import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '#src/components/ui/class-names.ts'
import { Button } from '#src/components/ui/button.tsx'
import { useId } from 'react'
import { SelectField } from '#src/components/ui/select-field.tsx'
import type { ImportField } from './import-columns.ts'
import css from './import.module.css'

const sampleSize = 20

type Props = {
  headers: readonly string[]
  rows: readonly (readonly string[])[]
  /** Whether the first row of the file names the columns; undefined until somebody says so. */
  head: boolean | undefined
  onHead: (head: boolean) => void
  fields: readonly ImportField[]
  /** The key of the field each becomes; null: left out. */
  columns: readonly (string | null)[]
  onColumn: (at: number, key: string | null) => void
  /** Why one cannot go on yet. */
  fault: string | undefined
  busy: boolean
  onNext: () => void
  onAnother: () => void
}

/** What each column becomes, guessed and to be put right, over the first rows of the file. */
export function ImportColumnsStep(props: Props) {
  const { headers, rows, head, onHead, fields, columns, onColumn, fault, busy, onNext, onAnother } = props
  const { t } = useLingui()
  const sample = rows.slice(0, sampleSize)
  return (
    <div className={classNames(css.part, css.whole)}>
      <h2>
        <Trans>Match columns</Trans>
      </h2>
      <p className={css.about}>
        <Plural
          value={rows.length}
          one="The file has # row. Columns left empty here are not imported."
          other="The file has # rows. Columns left empty here are not imported."
        />
      </p>
      <FirstRow head={head} onHead={onHead} />
      {/* Scrolled with the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css.sheet} tabIndex={0} aria-label={t`Columns of the file`}>
        <table>
          <thead>
            <tr>
              {headers.map((header, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column has no other name of its own
                <th key={at} scope="col">
                  <SelectField
                    label={header || t`Column ${at + 1}`}
                    clearable
                    placeholder={t`Not imported`}
                    data={fields.map(({ key, label }) => ({ value: key, label }))}
                    value={columns[at] ?? null}
                    onChange={(key) => onColumn(at, key)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((cells, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows of a file stay where they are
              <tr key={row}>
                {headers.map((_, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column has no other name of its own
                  <td key={at} data-off={(columns[at] ?? null) === null || undefined} title={cells[at]}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={css.foot}>
        <Button variant="primary" busy={busy} disabledReason={fault} onClick={onNext}>
          <Trans>Review rows</Trans>
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          <Trans>Choose another file</Trans>
        </Button>
      </div>
    </div>
  )
}

/** Where it can hardly be told it is asked: else a contact would be lost as a head, or a head become a contact. */
function FirstRow({ head, onHead }: Pick<Props, 'head' | 'onHead'>) {
  const { t } = useLingui()
  const name = useId()
  return (
    <fieldset className={css.acts} aria-label={t`First row`}>
      <label>
        <input type="radio" name={name} checked={head === true} onChange={() => onHead(true)} />
        <Trans>The first row names the columns</Trans>
      </label>
      <label>
        <input type="radio" name={name} checked={head === false} onChange={() => onHead(false)} />
        <Trans>The first row is a contact</Trans>
      </label>
    </fieldset>
  )
}
