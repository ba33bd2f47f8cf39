import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { IconArrowDown, IconArrowUp, IconBookmark, IconBox, IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { use, useId, useRef, useState } from 'react'
import type { RowPrices } from '#pricing/price-tables.ts'
import { BlocksContext } from '#src/components/blocks/blocks.ts'
import { PictureField } from '#src/components/pictures/picture-field.tsx'
import { PictureUpload } from '#src/components/pictures/upload.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Kbd } from '#src/components/ui/kbd.tsx'
import { positionBeside } from '#src/components/ui/position-beside.ts'
import { Tick } from '#src/components/ui/tick.tsx'
import { wireRows, type DraftRow, type PriceDraft, type RowFields } from '#src/draft/table.ts'
import type { CellFocus } from './focus.ts'
import css from './row-options.module.css'
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
                onType={(fields) => acts.set(row.key, fields, `options of ${row.key}`)}
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

type PriceProps = {
  row: PriceDraft
  price: RowPrices | undefined
  /** Of the product it was filled from, as far as that is known. */
  productName: string | undefined
  onChange: (fields: RowFields) => void
  /** Of text, key by key. */
  onType: (fields: RowFields) => void
  onChoose: () => void
  onProduct: () => void
}

const choices = { false: msg`Included`, check: msg`Optional`, radio: msg`One of a group` }
const periods = { false: msg`Once`, month: msg`Monthly`, year: msg`Yearly` }

type Flag = 'user_quantity' | 'recurring_include_in_totals' | 'hide_price' | 'hide_quantity'

function PriceOptions({ row, price, productName, onChange, onType, onChoose, onProduct }: PriceProps) {
  const upload = use(PictureUpload)
  const flag = (field: Flag, label: string) => (
    <Ticked label={label} checked={row[field]} onChange={(checked) => onChange({ [field]: checked })} />
  )
  const text = (field: 'sku' | 'unique_id', label: string) => (
    <Line label={label} value={row[field]} onChange={(value) => onType({ [field]: value })} />
  )
  return (
    <>
      <Switch
        label={t`For the customer`}
        words={choices}
        value={row.selectable}
        onChange={(selectable) => onChange({ selectable })}
      />
      <Switch
        label={t`Billing`}
        words={periods}
        value={row.recurring_type}
        onChange={(recurring_type) => onChange({ recurring_type })}
      />
      <div className={css.flags}>
        {row.selectable !== false && (
          <Ticked label={t`Selected by default`} checked={price?.selected === true} onChange={onChoose} />
        )}
        {row.recurring_type !== false && flag('recurring_include_in_totals', t`Include in the total`)}
        {flag('user_quantity', t`Customer may change quantity`)}
        {flag('hide_price', t`Hide price`)}
        {flag('hide_quantity', t`Hide quantity`)}
      </div>
      {upload && (
        <fieldset className={css.switch}>
          <legend>{t`Image`}</legend>
          <PictureField
            picture={row.picture ?? null}
            upload={upload}
            onChange={(picture) => onChange({ picture })}
            onType={(picture) => onType({ picture })}
          />
        </fieldset>
      )}
      <div className={css.lines}>
        {text('sku', t`SKU`)}
        {text('unique_id', t`Unique ID`)}
        {productName !== undefined && (
          <p className={css.item}>
            <span>{t`Product`}</span> <span className={css.named}>{productName}</span>
          </p>
        )}
        <div className={css.product}>
          <Button variant="quiet" icon={<Icon of={IconBox} size={14} />} onClick={onProduct}>
            {row.product_id === null ? t`Fill from a product` : t`Choose another product`}
          </Button>
          {row.product_id !== null && (
            <Button variant="quiet" onClick={() => onChange({ product_id: null })}>
              {t`Unlink`}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

type TickedProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

const Ticked = ({ label, checked, onChange }: TickedProps) => (
  <label className={css.flag}>
    <Tick label={label} checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
)

function Line({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const id = useId()
  return (
    <div className={css.item}>
      <label htmlFor={id}>{label}</label>
      <input id={id} className={css.input} value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  )
}

type SwitchProps<T extends string> = {
  label: string
  words: Record<T | 'false', MessageDescriptor>
  value: T | false
  onChange: (value: T | false) => void
}

/** One of three, all in sight. */
function Switch<T extends string>({ label, words, value, onChange }: SwitchProps<T>) {
  const name = useId()
  const options = Object.keys(words) as (T | 'false')[]
  return (
    <fieldset className={css.switch}>
      <legend>{label}</legend>
      <div className={css.segments}>
        {options.map((option) => (
          <label key={option} className={css.segment}>
            <input
              type="radio"
              name={name}
              checked={option === String(value)}
              onChange={() => onChange(option === 'false' ? false : option)}
            />
            {t(words[option])}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
