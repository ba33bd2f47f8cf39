import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { IconBox } from '@tabler/icons-react'
import { use, useId } from 'react'
import type { RowPrices } from '#pricing/price-tables.ts'
import { PictureField } from '#src/components/pictures/picture-field.tsx'
import { PictureUpload } from '#src/components/pictures/upload.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Tick } from '#src/components/ui/tick.tsx'
import type { PriceDraft, RowFields } from '#src/draft/table.ts'
import css from './row-options.module.css'

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

/** How a price row is chosen, counted and shown, and its product and picture. */
export function PriceOptions({ row, price, productName, onChange, onType, onChoose, onProduct }: PriceProps) {
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
