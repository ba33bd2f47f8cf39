import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/components/ui/button.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import type { ImportField } from './import-columns.ts'
import css from './import.module.css'

const sampleSize = 20

type Props = {
  headers: readonly string[]
  rows: readonly (readonly string[])[]
  fields: readonly ImportField[]
  /** What each column becomes. */
  columns: readonly (string | undefined)[]
  onColumn: (at: number, key: string | undefined) => void
  /** Why one cannot go on yet. */
  fault: string | undefined
  busy: boolean
  onNext: () => void
}

/** What each column becomes, guessed and to be put right, over the first rows of the file. */
export function ImportColumnsStep({ headers, rows, fields, columns, onColumn, fault, busy, onNext }: Props) {
  const { t } = useLingui()
  const sample = rows.slice(0, sampleSize)
  return (
    <div className={css.part}>
      <h2>
        <Trans>What the columns are</Trans>
      </h2>
      <p className={css.about}>
        <Plural
          value={rows.length}
          one="The file has # row. Columns that are left empty here are not imported."
          other="The file has # rows. Columns that are left empty here are not imported."
        />
      </p>
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
                    placeholder={t`Left out`}
                    data={fields.map(({ key, label }) => ({ value: key, label }))}
                    value={columns[at] ?? null}
                    onChange={(key) => onColumn(at, key ?? undefined)}
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
                  <td key={at} data-off={columns[at] === undefined || undefined} title={cells[at]}>
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
          <Trans>See what becomes of the rows</Trans>
        </Button>
      </div>
    </div>
  )
}
