import { t } from '@lingui/core/macro'
import { IconArrowDown, IconArrowUp, IconBookmark, IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { use, useId, useRef, useState } from 'react'
import { BlocksContext } from '#src/components/blocks/blocks.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Kbd } from '#src/components/ui/kbd.tsx'
import { positionBeside } from '#src/components/ui/position-beside.ts'
import { wireRows, type DraftRow } from '#src/draft/table.ts'
import type { CellFocus } from './focus.ts'
import css from './row-options.module.css'
import { PriceOptions } from './row-price-options.tsx'
import type { RowProps } from './row-props.ts'

/**
 * What a row needs more rarely, in a popover from its dots: no row moves for it. The browser floats it, closes it on
 * Escape or a press elsewhere, and gives the focus back to the dots.
 */
export function RowOptions({ row, at, last, price, productNames, focus, acts }: RowProps & { focus: CellFocus }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const number = at + 1
  const opened = () => {
    if (!button.current || !panel.current) return
    positionBeside(button.current.getBoundingClientRect(), panel.current)
    panel.current.querySelector<HTMLElement>('input:checked, button')?.focus()
  }
  /** What takes the focus elsewhere closes it first. */
  const closing = (then: () => void) => () => {
    panel.current?.hidePopover()
    then()
  }
  return (
    <>
      <IconButton
        ref={button}
        label={t`Row options`}
        popoverTarget={id}
        tabIndex={focus.cell === 'options' ? 0 : -1}
        data-holds="act"
      >
        <Icon of={IconDots} />
      </IconButton>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t`Options of row ${number}`}
        className={css.panel}
        data-options=""
        // Nothing stands in a closed one: every row that is written in has it.
        onBeforeToggle={(event) => event.newState === 'open' && setIsOpen(true)}
        onToggle={(event) => (event.newState === 'open' ? opened() : setIsOpen(false))}
      >
        {isOpen && (
          <>
            {row.type === 'price' && (
              <PriceOptions
                row={row}
                price={price}
                productName={row.product_id === null ? undefined : productNames?.[row.product_id]}
                onChange={(fields) => acts.set(row.key, fields)}
                onType={(fields) => acts.set(row.key, fields, `${Object.keys(fields).join()} of ${row.key}`)}
                onChoose={() => acts.choose(row.key)}
                onProduct={closing(() => acts.pick(row.key))}
              />
            )}
            <RowActs row={row} at={at} last={last} acts={acts} closing={closing} />
          </>
        )}
      </div>
    </>
  )
}

/** A block’s rows belong to no proposal. */
const withoutIdentity = (rows: readonly DraftRow[]) => wireRows(rows.map((row) => ({ ...row, id: null })))

type RowActsProps = Pick<RowProps, 'row' | 'at' | 'last' | 'acts'> & { closing: (then: () => void) => () => void }

function RowActs({ row, at, last, acts, closing }: RowActsProps) {
  const blocks = use(BlocksContext)
  return (
    <>
      {blocks && (
        <div className={css.product}>
          <Button
            variant="quiet"
            icon={<Icon of={IconBookmark} size={14} />}
            onClick={closing(() => blocks.save({ rows: withoutIdentity(acts.together(row.key)) }, row.content))}
          >
            {row.type === 'title' ? t`Save with its rows as block` : t`Save as block`}
          </Button>
        </div>
      )}
      <div className={css.moves}>
        {at > 0 && <Act label={t`Move up`} keys="Alt+ArrowUp" icon={IconArrowUp} onDo={() => acts.move(row.key, -1)} />}
        {!last && (
          <Act label={t`Move down`} keys="Alt+ArrowDown" icon={IconArrowDown} onDo={() => acts.move(row.key, 1)} />
        )}
      </div>
      <div className={css.acts}>
        <Act label={t`Copy`} keys="Control+D" shown="Ctrl D" icon={IconCopy} onDo={closing(() => acts.copy(row.key))} />
        <Act
          label={t`Delete row`}
          keys="Control+Backspace"
          shown="Ctrl ⌫"
          icon={IconTrash}
          onDo={closing(() => acts.remove(row.key))}
        />
      </div>
    </>
  )
}

type ActProps = { label: string; keys: string; shown?: string; icon: typeof IconCopy; onDo: () => void }

const Act = ({ label, keys, shown, icon, onDo }: ActProps) => (
  <Button
    variant="quiet"
    icon={<Icon of={icon} size={14} />}
    aria-label={label}
    aria-keyshortcuts={keys}
    data-danger={icon === IconTrash || undefined}
    onClick={onDo}
  >
    {label} {shown !== undefined && <Kbd>{shown}</Kbd>}
  </Button>
)
