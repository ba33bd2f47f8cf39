import { Trans, useLingui } from '@lingui/react/macro'
import { use, useId, useState, type FormEvent } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { TextField } from '#src/components/ui/text-field.tsx'
import type { VatGroup } from '#wire/products.ts'
import type { TableFields } from './changes.ts'
import type { DraftTable } from '#src/draft/table.ts'
import { formatPercentage } from '#src/locales/percentage.ts'
import css from './table-settings.module.css'

type Props = {
  table: DraftTable
  vatGroups: readonly VatGroup[]
  onSave: (fields: TableFields) => void
  onClose: () => void
}

/** What holds for a whole price table; one step of undo. */
export function TableSettings({ table, vatGroups, onSave, onClose }: Props) {
  const { t } = useLingui()
  const form = useId()
  const vat = useId()
  const notation = { locale: use(MoneyLocale) }
  const [fields, setFields] = useState({ ...table.settings, title: table.title })
  const rates = new Set([...vatGroups.map(({ percentage }) => percentage), table.settings.vat_default_percentage])
  const save = (event: FormEvent) => {
    event.preventDefault()
    // The grid may stand in a form of its own, which this is not.
    event.stopPropagation()
    onSave(fields)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t`Table settings`}
      foot={
        <>
          <Button variant="primary" type="submit" form={form}>
            <Trans>Apply</Trans>
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} noValidate onSubmit={save}>
        <TextField
          label={t`Title`}
          optional
          data-autofocus
          value={fields.title}
          onChange={({ target }) => setFields({ ...fields, title: target.value })}
        />
        <div className={css.field}>
          <label htmlFor={vat}>
            <Trans>Default VAT</Trans>
          </label>
          <select
            id={vat}
            value={fields.vat_default_percentage}
            onChange={({ target }) => setFields({ ...fields, vat_default_percentage: Number(target.value) })}
          >
            {[...rates].map((rate) => (
              <option key={rate} value={rate}>
                {formatPercentage(rate, notation.locale)}
              </option>
            ))}
          </select>
        </div>
        <CheckboxField
          label={t`Prices include VAT`}
          checked={fields.rows_include_vat}
          onChange={({ target }) => setFields({ ...fields, rows_include_vat: target.checked })}
        />
        <CheckboxField
          label={t`Hide VAT from the customer`}
          checked={fields.vat_hidden}
          onChange={({ target }) => setFields({ ...fields, vat_hidden: target.checked })}
        />
      </form>
    </Dialog>
  )
}
