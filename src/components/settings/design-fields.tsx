import { useLingui } from '@lingui/react/macro'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import { CheckboxField } from '#src/components/ui/checkbox-field.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { fontFamilies } from '#wire/design-fonts.ts'
import { documentFonts } from '#wire/design.ts'
import { CoverField, type UploadPicture } from './cover-field.tsx'
import { DesignColors } from './design-colors.tsx'
import css from './design-fields.module.css'
import { DesignSample } from './design-sample.tsx'
import type { DesignFields } from './design-values.ts'
import { LogoField } from './logo-field.tsx'
import { SettingName } from './named-fields.tsx'

/** How a proposal looks to the customer, with a proposal that looks so beside it. */
export function DesignFormFields({ upload }: { upload: UploadPicture }) {
  const { t } = useLingui()
  return (
    <div className={css.split}>
      <div className={css.fields}>
        <FormSection title={t`Template`} about={t`Shown when choosing a design.`}>
          <SettingName />
        </FormSection>
        <FormSection
          title={t`Cover`}
          about={t`Begins the proposal: on screen above its name, in the PDF on a page of its own.`}
        >
          <Cover upload={upload} />
        </FormSection>
        <FormSection
          title={t`Theme`}
          about={t`First for headings, links and buttons; second for backgrounds; third for text.`}
        >
          <DesignColors />
        </FormSection>
        <FormSection title={t`Fonts and logo`}>
          <Font name="fonts.heading" label={t`Headings`} />
          <Font name="fonts.text" label={t`Text`} />
          <Wide>
            <LogoField />
          </Wide>
        </FormSection>
        <FormSection title={t`Every page`} about={t`Printed at the top and bottom of each page, also in the PDF.`}>
          <PageLines />
        </FormSection>
      </div>
      <DesignSample />
    </div>
  )
}

function Cover({ upload }: { upload: UploadPicture }) {
  const { t } = useLingui()
  const { control } = useFormContext<DesignFields>()
  const { field } = useController({ control, name: 'cover' })
  const { value, ...box } = field
  const hasCover = useWatch<DesignFields, 'cover'>({ name: 'cover' })
  return (
    <Wide>
      <div className={css.cover}>
        <CheckboxField {...box} checked={value} label={t`Begin with a cover`} />
        {hasCover && <CoverField upload={upload} />}
      </div>
    </Wide>
  )
}

const families = documentFonts.map((font) => ({ value: font, label: fontFamilies[font].name }))

function Font({ name, label }: { name: 'fonts.heading' | 'fonts.text'; label: string }) {
  const { control } = useFormContext<DesignFields>()
  const { field, fieldState } = useController({ control, name })
  return <SelectField {...field} label={label} data={families} openOnFocus={false} error={fieldState.error?.message} />
}

function PageLines() {
  const { t } = useLingui()
  const { register, formState } = useFormContext<DesignFields>()
  const lines = [
    ['header', t`Header`],
    ['footer', t`Footer`],
  ] as const
  return lines.map(([name, label]) => (
    <Wide key={name}>
      <TextField
        {...register(name)}
        label={label}
        optional
        help={
          name === 'footer' &&
          t`Tags: [account_name], [proposal_nr], [proposal_name], [proposal_date], [contact_name], [user_name], [page], [pages]`
        }
        error={formState.errors[name]?.message}
        autoComplete="off"
      />
    </Wide>
  ))
}
