import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { AgreeDefaultsFields } from '#src/components/agree/agree-defaults-fields.tsx'
import { noDefaults } from '#src/components/agree/agree-values.ts'
import { AttachmentList } from '#src/components/attachments/attachment-list.tsx'
import type { Upload } from '#src/components/attachments/use-uploads.ts'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import type { PickerProps } from '#src/components/price-grid/table-props.ts'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { inMegabytes, maxAttachmentBytes } from '#wire/limits.ts'
import type { VatGroup } from '#wire/products.ts'
import css from './favorite-fields.module.css'
import type { FavoriteFields } from './favorite-values.ts'
import { FavoriteTables } from './favorite-tables.tsx'
import { SettingName } from './named-fields.tsx'

type Named = { id: number; name: string }

type Props = {
  texts: readonly Named[]
  designs: readonly Named[]
  automationSets: readonly Named[]
  /** Of proposals. */
  customFields: readonly { name: string; label: string }[]
  vatGroups: readonly VatGroup[]
  currency: string | undefined
  Picker: ComponentType<PickerProps>
  upload: Upload
}

/** Everything a proposal begins with. */
export function FavoriteFormFields({ texts, designs, automationSets, customFields, upload, ...prices }: Props) {
  const { t } = useLingui()
  const megabytes = inMegabytes(maxAttachmentBytes)
  return (
    <>
      <FormSection title={t`Template`} about={t`Starting point for new proposals. Existing proposals do not change.`}>
        <Wide>
          <SettingName />
        </Wide>
        <Pointer name="text_template_id" label={t`Text template`} items={texts} />
        <Pointer name="design_template_id" label={t`Design`} items={designs} />
        <Pointer name="automations_set_id" label={t`Automation set`} items={automationSets} />
      </FormSection>
      <FormSection title={t`Custom fields`} about={t`Filled in when creating a proposal from this template.`}>
        <Wide>
          <UsedFields known={customFields} />
        </Wide>
      </FormSection>
      <FavoriteTables {...prices} />
      <FormSection title={t`Attachments`} about={t`Added to new proposals. PDF, up to ${megabytes} MB each.`}>
        <Wide>
          <FavoriteAttachments upload={upload} />
        </Wide>
      </FormSection>
      <FavoriteAcceptance />
    </>
  )
}

type PointerProps = {
  name: 'text_template_id' | 'design_template_id' | 'automations_set_id'
  label: string
  items: readonly Named[]
}

function Pointer({ name, label, items }: PointerProps) {
  const { control } = useFormContext<FavoriteFields>()
  const { field, fieldState } = useController({ control, name })
  return (
    <SelectField
      {...field}
      optional
      openOnFocus={false}
      label={label}
      error={fieldState.error?.message}
      data={items.map((item) => ({ value: String(item.id), label: item.name }))}
      value={field.value === null ? null : String(field.value)}
      onChange={(value) => field.onChange(value === null ? null : Number(value))}
    />
  )
}

function UsedFields({ known }: { known: Props['customFields'] }) {
  const { control } = useFormContext<FavoriteFields>()
  const { field } = useController({ control, name: 'custom_fields' })
  const { value: used, onChange } = field
  if (known.length === 0)
    return (
      <p>
        <Trans>No custom fields for proposals yet. Add them under Settings, Custom fields.</Trans>
      </p>
    )
  return (
    <div className={css.used}>
      {known.map(({ name, label }) => (
        <CheckboxField
          key={name}
          label={label}
          checked={used.includes(name)}
          onBlur={field.onBlur}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...used, name] : used.filter((each) => each !== name))
          }
        />
      ))}
    </div>
  )
}

function FavoriteAttachments({ upload }: Pick<Props, 'upload'>) {
  const { control, getValues } = useFormContext<FavoriteFields>()
  const { field } = useController({ control, name: 'attachments' })
  return (
    <AttachmentList
      attachments={field.value}
      // Several may come in at once: each is added to what is there by then.
      onChange={(change) => field.onChange(change(getValues('attachments')))}
      onRemoved={(toast) => void showToast(toast)}
      upload={upload}
    />
  )
}

/** Of its own, or as the settings of the account say. */
function FavoriteAcceptance() {
  const { t } = useLingui()
  const { control } = useFormContext<FavoriteFields>()
  const { field } = useController({ control, name: 'acceptance' })
  const isOwn = field.value !== null
  return (
    <>
      <FormSection title={t`Acceptance`} about={t`Otherwise as in Settings, Acceptance.`}>
        <Wide>
          <CheckboxField
            label={t`Override acceptance settings`}
            checked={isOwn}
            onBlur={field.onBlur}
            onChange={({ currentTarget: { checked } }) => field.onChange(checked ? noDefaults : null)}
          />
        </Wide>
      </FormSection>
      {isOwn && <AgreeDefaultsFields at="acceptance." />}
    </>
  )
}
