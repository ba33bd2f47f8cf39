import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Wide } from '#src/components/form/form-section.tsx'
import { PictureField } from '#src/components/pictures/picture-field.tsx'
import { PictureUpload } from '#src/components/pictures/upload.ts'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { TextareaField } from '#src/components/ui/textarea-field.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { formatPercentage } from '#src/locales/percentage.ts'
import type { VatGroup } from '#wire/products.ts'
import css from './product-form-fields.module.css'
import { PriceField } from './price-field.tsx'
import type { ProductFields } from './product-fields.ts'
import { choiceWords, recurringWords } from './product-words.ts'

type Props = {
  directories: readonly { id: number; name: string }[]
  vatGroups: readonly VatGroup[]
}

/** Every field of a product (interface, section 3.6). */
export function ProductFormFields({ directories, vatGroups }: Props) {
  const { t } = useLingui()
  const { register, formState } = useFormContext<ProductFields>()
  const { errors } = formState
  return (
    <>
      <Wide>
        <TextField
          {...register('name')}
          label={t`Name`}
          error={errors.name?.message}
          autoComplete="off"
          data-autofocus
        />
      </Wide>
      <TextField {...register('sku')} label={t`SKU`} optional error={errors.sku?.message} autoComplete="off" />
      <PriceField />
      <IdField
        name="vat_id"
        label={t`VAT group`}
        optional
        choices={vatGroups.map(({ id, name, percentage }) => ({
          id,
          name: `${name}, ${formatPercentage(percentage)}`,
        }))}
      />
      <IdField name="directory_id" label={t`Directory`} choices={directories} />
      <WordField name="selectable" label={t`Customer choice`} words={choiceWords} />
      <WordField name="recurring" label={t`Billing`} words={recurringWords} />
      <Wide>
        <TextareaField
          {...register('descr_short')}
          label={t`Short description`}
          optional
          error={errors.descr_short?.message}
        />
      </Wide>
      <Picture />
    </>
  )
}

/** Where the service keeps pictures. */
function Picture() {
  const { t } = useLingui()
  const { control } = useFormContext<ProductFields>()
  const { field } = useController({ control, name: 'picture' })
  const upload = use(PictureUpload)
  if (!upload) return null
  return (
    <Wide>
      <fieldset className={css.picture} disabled={field.disabled}>
        <legend>{t`Image`}</legend>
        <PictureField picture={field.value} onChange={field.onChange} upload={upload} />
      </fieldset>
    </Wide>
  )
}

type IdProps = {
  name: 'vat_id' | 'directory_id'
  label: string
  optional?: boolean
  choices: readonly { id: number; name: string }[]
}

function IdField({ name, label, optional = false, choices }: IdProps) {
  const { control } = useFormContext<ProductFields>()
  const { field, fieldState } = useController({ control, name })
  return (
    <SelectField
      {...field}
      openOnFocus={false}
      label={label}
      optional={optional}
      error={fieldState.error?.message}
      data={choices.map((choice) => ({ value: String(choice.id), label: choice.name }))}
      value={field.value === null ? null : String(field.value)}
      onChange={(value) => field.onChange(value === null ? null : Number(value))}
    />
  )
}

type WordProps = {
  name: 'selectable' | 'recurring'
  label: string
  words: Readonly<Record<string, MessageDescriptor>>
}

/** One of a few words; `false` is one of them. */
function WordField({ name, label, words }: WordProps) {
  const { t } = useLingui()
  const { control } = useFormContext<ProductFields>()
  const { field, fieldState } = useController({ control, name })
  return (
    <SelectField
      {...field}
      openOnFocus={false}
      label={label}
      searchable={false}
      error={fieldState.error?.message}
      data={Object.entries(words).map(([value, word]) => ({ value, label: t(word) }))}
      value={String(field.value)}
      onChange={(value) => field.onChange(value === 'false' ? false : value)}
    />
  )
}
