import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { use, useId, useMemo, useState } from 'react'
import { formatAmount } from '#pricing/amount.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { Notice } from '#src/components/ui/notice.tsx'
import { Tick } from '#src/components/ui/tick.tsx'
import type { VatGroup } from '#wire/products.ts'
import { draftPrices } from '#src/draft/prices.ts'
import type { DraftRow, DraftSettings } from '#src/draft/table.ts'
import { belowHead, guessColumns, roles, type Role } from './paste-columns.ts'
import css from './paste-dialog.module.css'
import { pastedRows } from './paste-rows.ts'
import { cellsIn } from './pasted-cells.ts'
import { faultyRows } from './row-faults.ts'

type Props = {
  /** What was pasted; empty when it is still to be pasted here. */
  cells: readonly (readonly string[])[]
  settings: DraftSettings
  vatGroups: readonly VatGroup[]
  /** The rate of rows that bring none; null for the table's own. */
  startVat: number | null
  onAdd: (rows: readonly DraftRow[]) => void
  onClose: () => void
}

/** Rows of a spreadsheet before they are added: what their columns are was guessed, and can be put right. */
export function PasteDialog({ cells: given, ...rest }: Props) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const cells = useMemo(() => (given.length > 0 ? given : cellsIn(text)), [given, text])
  const box = useId()
  return (
    <Dialog opened onClose={rest.onClose} title={t`Paste rows`} size="wide">
      {given.length === 0 && (
        <div className={css.box}>
          <label htmlFor={box}>
            <Trans>Rows from a spreadsheet</Trans>
          </label>
          <textarea id={box} rows={4} value={text} data-autofocus onChange={({ target }) => setText(target.value)} />
        </div>
      )}
      {cells.length > 0 && <Preview key={cells.length} {...rest} cells={cells} />}
    </Dialog>
  )
}

/** As many lines as tell what a column is. */
const most = 8

function Preview({ cells, settings, vatGroups, startVat, onAdd, onClose }: Props) {
  const { t } = useLingui()
  const headed = useId()
  const locale = use(MoneyLocale)
  const rates = vatGroups.map(({ percentage }) => percentage)
  const [guess, setGuess] = useState(() => guessColumns(cells, rates, { locale }))
  const body = guess.headed ? belowHead(cells, { locale }) : cells
  const rows = pastedRows(body, guess.roles, { vat: startVat, notation: { locale } })
  const table = { key: '', id: null, title: '', settings, rows }
  const total = formatAmount(draftPrices([table], null).prices.tables[0]?.subtotal ?? 0, { locale })
  const faulty = faultyRows([table])
  const choose = (column: number, role: Role) =>
    setGuess(({ headed, roles }) => ({
      headed,
      roles: roles.map((before, at) => (at === column ? role : before === role ? 'none' : before)),
    }))
  return (
    <>
      <label className={css.headed} htmlFor={headed}>
        <Tick
          id={headed}
          label={t`The first line names the columns`}
          checked={guess.headed}
          onChange={({ target }) => setGuess({ ...guess, headed: target.checked })}
        />
        <Trans>The first line names the columns</Trans>
      </label>
      <Columns body={body} roles={guess.roles} onChoose={choose} />
      <p className={css.sum}>
        {body.length > most && <Plural value={body.length - most} one="and # more line" other="and # more lines" />}
        <output>
          <Trans>Total {total}</Trans>
        </output>
      </p>
      {faulty > 0 && (
        <Notice tone="warn">
          <Plural
            value={faulty}
            one="# row has a value that is not a number. It is pasted as is and marked."
            other="# rows have a value that is not a number. They are pasted as is and marked."
          />
        </Notice>
      )}
      <div className={css.acts}>
        <Button variant="primary" data-autofocus onClick={() => onAdd(rows)}>
          <Plural value={rows.length} one="Add # row" other="Add # rows" />
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  )
}

const roleWords: Record<Role, ReturnType<typeof msg>> = {
  content: msg`Description`,
  quantity: msg`Quantity`,
  price: msg`Price`,
  discount: msg`Discount`,
  vat: msg`VAT`,
  sku: msg`SKU`,
  none: msg`Skip`,
}

type ColumnsProps = {
  body: readonly (readonly string[])[]
  roles: readonly Role[]
  onChoose: (column: number, role: Role) => void
}

function Columns({ body, roles: chosen, onChoose }: ColumnsProps) {
  const { t } = useLingui()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={css.scroll} tabIndex={0} role="group" aria-label={t`Pasted rows`}>
      <table className={css.columns}>
        <thead>
          <tr>
            {chosen.map((role, column) => (
              <th key={column} scope="col">
                <select
                  aria-label={t`Column ${column + 1}`}
                  value={role}
                  onChange={({ target }) => onChoose(column, roles.find((one) => one === target.value) ?? 'none')}
                >
                  {roles.map((one) => (
                    <option key={one} value={one}>
                      {t(roleWords[one])}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.slice(0, most).map((line, at) => (
            <tr key={at}>
              {chosen.map((role, column) => (
                <td key={column} data-role={role}>
                  {line[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
