import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp, IconBox, IconCopy, IconTrash } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Tick } from '#src/components/ui/tick.tsx'
import type { PriceDraft, RowFields } from './draft-table.ts'
import type { RowProps } from './row-props.ts'
import css from './row-options.module.css'

/** What a row needs more rarely, under it while it is written in. */
export function RowOptions({ row, at, last, acts }: RowProps) {
  const number = at + 1
  return (
    <div role="gridcell" className={css.cell} data-options="">
      <fieldset className={css.panel} aria-label={t`Options of row ${number}`}>
        {row.type === 'price' && (
          <PriceOptions
            row={row}
            onChange={(fields) => acts.set(row.key, fields)}
            onType={(fields) => acts.set(row.key, fields, `options of ${row.key}`)}
            onProduct={() => acts.pick(row.key)}
          />
        )}
        <div className={css.acts}>
          {at > 0 && (
            <Act label={t`Move up`} keys="Alt+ArrowUp" icon={IconArrowUp} onDo={() => acts.move(row.key, -1)} />
          )}
          {!last && (
            <Act label={t`Move down`} keys="Alt+ArrowDown" icon={IconArrowDown} onDo={() => acts.move(row.key, 1)} />
          )}
          <Act label={t`Copy`} keys="Control+D" icon={IconCopy} onDo={() => acts.copy(row.key)} />
          <Act label={t`Delete row`} keys="Control+Backspace" icon={IconTrash} onDo={() => acts.remove(row.key)} />
        </div>
      </fieldset>
    </div>
  )
}

type ActProps = { label: string; keys: string; icon: typeof IconCopy; onDo: () => void }

const Act = ({ label, keys, icon, onDo }: ActProps) => (
  <Button variant="quiet" icon={<Icon of={icon} size={14} />} aria-keyshortcuts={keys} onClick={onDo}>
    {label}
  </Button>
)

type PriceProps = {
  row: PriceDraft
  onChange: (fields: RowFields) => void
  /** Of text, key by key. */
  onType: (fields: RowFields) => void
  onProduct: () => void
}

const choices = { false: msg`Always included`, check: msg`May be ticked`, radio: msg`One of its group` }
const periods = { false: msg`Once`, month: msg`Per month`, year: msg`Per year` }

function PriceOptions({ row, onChange, onType, onProduct }: PriceProps) {
  const flag = (
    field: 'user_quantity' | 'recurring_include_in_totals' | 'hide_price' | 'hide_quantity',
    label: string,
  ) => (
    <label className={css.flag}>
      <Tick label={label} checked={row[field]} onChange={({ target }) => onChange({ [field]: target.checked })} />
      {label}
    </label>
  )
  return (
    <>
      <div className={css.fields}>
        <Choose
          label={t`For the customer`}
          words={choices}
          value={row.selectable}
          onChange={(selectable) => onChange({ selectable })}
        />
        <Choose
          label={t`Charged`}
          words={periods}
          value={row.recurring_type}
          onChange={(recurring_type) => onChange({ recurring_type })}
        />
        <Field label={t`SKU`}>
          {(id) => (
            <input
              id={id}
              className={css.input}
              value={row.sku}
              onChange={({ target }) => onType({ sku: target.value })}
            />
          )}
        </Field>
        <Field label={t`Unique ID`}>
          {(id) => (
            <input
              id={id}
              className={css.input}
              value={row.unique_id}
              onChange={({ target }) => onType({ unique_id: target.value })}
            />
          )}
        </Field>
      </div>
      <div className={css.flags}>
        {row.recurring_type !== false && flag('recurring_include_in_totals', t`Counts in the total`)}
        {flag('user_quantity', t`Customer may change the quantity`)}
        {flag('hide_price', t`Hide the price`)}
        {flag('hide_quantity', t`Hide the quantity`)}
      </div>
      <div className={css.product}>
        <Button variant="quiet" icon={<Icon of={IconBox} size={14} />} onClick={onProduct}>
          {row.product_id === null ? t`Fill from a product` : t`Choose another product`}
        </Button>
        {row.product_id !== null && (
          <Button variant="quiet" onClick={() => onChange({ product_id: null })}>
            <Trans>Unlink the product</Trans>
          </Button>
        )}
      </div>
    </>
  )
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <span className={css.item}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </span>
  )
}

type ChooseProps<T extends string> = {
  label: string
  words: Record<T | 'false', MessageDescriptor>
  value: T | false
  onChange: (value: T | false) => void
}

function Choose<T extends string>({ label, words, value, onChange }: ChooseProps<T>) {
  const options = Object.keys(words) as (T | 'false')[]
  const choose = (given: string) => {
    const option = options.find((one) => one === given)
    onChange(option === undefined || option === 'false' ? false : option)
  }
  return (
    <Field label={label}>
      {(id) => (
        <span className={css.select}>
          <select
            id={id}
            className={css.input}
            value={value === false ? 'false' : value}
            onChange={({ target }) => choose(target.value)}
          >
            {options.map((option) => (
              <option key={option} value={option}>
                {t(words[option])}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  )
}
