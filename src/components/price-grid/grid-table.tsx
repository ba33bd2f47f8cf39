import { Trans, useLingui } from '@lingui/react/macro'
import { IconSettings } from '@tabler/icons-react'
import { memo, use, useEffect, useId, useRef, useState } from 'react'
import { BlocksContext } from '#src/components/blocks/blocks.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { windowOf } from '#src/components/ui/part.tsx'
import type { VatGroup } from '#wire/products.ts'
import { AddStrip } from './add-strip.tsx'
import { unknownRate } from '#src/draft/prices.ts'
import { blockRows, type DraftTable } from '#src/draft/table.ts'
import { GridRows } from './grid-rows.tsx'
import { gridWindows } from './grid-windows.ts'
import css from './grid-frame.module.css'
import type { TableProps } from './table-props.ts'
import { useTable, type TableActs } from './use-table.ts'

const PasteDialog = windowOf(gridWindows.paste)
const TableSettings = windowOf(gridWindows.settings)

/** What was pasted, and the key of the row it goes after. */
type Pasting = { cells: string[][]; after: string | null }

/** One price table, written like a spreadsheet: the keys are in grid-keys.ts. */
export const GridTable = memo(function GridTable(props: TableProps) {
  const { table, fixed, draft, readOnly, empty, Picker, say, onExplain, vatGroups } = props
  const { t } = useLingui()
  const heading = useId()
  // Where the table's own rate is not known, a new row starts with the highest one.
  const known = table.settings.vat_default_percentage !== unknownRate
  const startVat = known ? null : (vatGroups[0]?.percentage ?? null)
  const { focus, picking, acts } = useTable(table.key, draft, { startVat, say, onExplain })
  const [pasting, setPasting] = useState<Pasting>()
  const blocks = use(BlocksContext)
  const [isChoosing, setChoosing] = useState(false)
  const adding = useFocusWhenEmptied(table.rows.length)
  const title = table.title || t`Prices`
  return (
    <section className={css.section} aria-labelledby={heading}>
      <header className={css.head}>
        <h3 id={heading}>{title}</h3>
        <Remarks settings={table.settings} />
        {!readOnly && known && <Settings table={table} vatGroups={vatGroups} acts={acts} />}
      </header>
      {table.rows.length + fixed.rows.length > 0 ? (
        <GridRows
          {...props}
          heading={heading}
          focus={focus}
          acts={acts}
          onPaste={(cells, after) => setPasting({ cells, after })}
        />
      ) : (
        <p className={css.empty}>{empty}</p>
      )}
      {!readOnly && (
        <fieldset ref={adding} className={css.adding} aria-label={t`Add to ${title}`}>
          <AddStrip
            onAdd={acts.add}
            onProduct={() => acts.pick(null)}
            onPaste={() => setPasting({ cells: [], after: table.rows.at(-1)?.key ?? null })}
            onBlock={blocks && (() => setChoosing(true))}
          />
        </fieldset>
      )}
      {picking && <Picker onPick={(product) => acts.picked(product, picking.row)} onClose={acts.closePicker} />}
      {blocks && isChoosing && (
        <blocks.Picker
          kind="rows"
          onPick={({ rows }) => {
            setChoosing(false)
            acts.paste(blockRows(rows), table.rows.at(-1)?.key ?? null)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {pasting && (
        <PasteDialog
          cells={pasting.cells}
          settings={table.settings}
          vatGroups={vatGroups}
          startVat={startVat}
          onAdd={(rows) => {
            setPasting(undefined)
            acts.paste(rows, pasting.after)
          }}
          onClose={() => setPasting(undefined)}
        />
      )}
    </section>
  )
})

function Remarks({ settings }: Pick<DraftTable, 'settings'>) {
  const { t } = useLingui()
  const remarks = [
    settings.rows_include_vat && t`prices include VAT`,
    settings.vat_hidden && t`VAT hidden from the customer`,
  ]
  return <small>{remarks.filter(Boolean).join(', ')}</small>
}

type SettingsProps = { table: DraftTable; vatGroups: readonly VatGroup[]; acts: TableActs }

function Settings({ table, vatGroups, acts }: SettingsProps) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="quiet" icon={<Icon of={IconSettings} size={14} />} onClick={() => setOpened(true)}>
        <Trans context="price table">Table</Trans>
      </Button>
      {opened && (
        <TableSettings
          table={table}
          vatGroups={vatGroups}
          onSave={(fields) => {
            setOpened(false)
            acts.setTable(fields)
          }}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  )
}

/** With the last row the focus would be gone too: it goes to where a new one is added. */
function useFocusWhenEmptied(count: number) {
  const adding = useRef<HTMLFieldSetElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const emptied = before.current > 0 && count === 0
    before.current = count
    if (emptied && document.activeElement === document.body) adding.current?.querySelector('button')?.focus()
  }, [count])
  return adding
}
