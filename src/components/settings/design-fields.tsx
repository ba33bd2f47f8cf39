import { msg, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { FormSection, Wide } from '#src/components/form/form-section.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { formatNumber } from '#src/locales/formats.ts'
import { maxColors } from '#wire/limits.ts'
import { contrast, enough, readableColor } from '#wire/readable-color.ts'
import css from './design-fields.module.css'
import { DesignSample } from './design-sample.tsx'
import type { DesignFields } from './design-values.ts'
import { LogoField } from './logo-field.tsx'
import { SettingName } from './named-fields.tsx'

/** How a proposal looks to the customer. */
export function DesignFormFields() {
  const { t } = useLingui()
  return (
    <>
      <FormSection title={t`Template`} about={t`Shown when choosing a design.`}>
        <SettingName />
      </FormSection>
      <FormSection
        title={t`Theme`}
        about={t`First for headings, links and buttons; second for backgrounds; third for text.`}
      >
        <Colors />
      </FormSection>
      <FormSection title={t`Font and logo`}>
        <Font />
        <Wide>
          <LogoField />
        </Wide>
      </FormSection>
      <FormSection title={t`Preview`} about={t`Customer view.`}>
        <Wide>
          <DesignSample />
        </Wide>
      </FormSection>
    </>
  )
}

const paper = '#fefdfc'

function Colors() {
  const { control, formState } = useFormContext<DesignFields>()
  const { fields, append, remove } = useFieldArray({ control, name: 'colors', keyName: 'key' })
  const whole = formState.errors.colors?.message ?? formState.errors.colors?.root?.message
  return (
    <Wide>
      {fields.map(({ key }, at) => (
        <Color key={key} at={at} onRemove={fields.length > 1 ? () => remove(at) : undefined} />
      ))}
      {whole !== undefined && <p role="alert">{whole}</p>}
      {fields.length < maxColors && (
        <Button variant="quiet" icon={<Icon of={IconPlus} />} onClick={() => append({ value: '#33363b' })}>
          <Trans>Custom colour</Trans>
        </Button>
      )}
    </Wide>
  )
}

const places = [
  msg`Headings and buttons`,
  msg({ message: 'Backgrounds', context: 'colour' }),
  msg({ message: 'Text', context: 'colour' }),
]

function Color({ at, onRemove }: { at: number; onRemove: (() => void) | undefined }) {
  const { t } = useLingui()
  const { register, setValue, formState } = useFormContext<DesignFields>()
  const name = `colors.${at}.value` as const
  const value = useWatch<DesignFields, typeof name>({ name })
  const known = places[at]
  const place = known ? t(known) : t`Colour ${at + 1}`
  return (
    <div className={css.color}>
      <input
        type="color"
        className={css.swatch}
        aria-label={t`Pick: ${place}`}
        value={sixDigits(value)}
        onChange={(event) =>
          setValue(name, event.target.value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }
      />
      <TextField
        {...register(name)}
        label={place}
        help={at === 0 ? advice(value) : undefined}
        error={formState.errors.colors?.[at]?.value?.message}
        autoComplete="off"
        spellCheck={false}
      />
      {onRemove && (
        <IconButton label={t`Remove: ${place}`} onClick={onRemove}>
          <Icon of={IconX} />
        </IconButton>
      )}
    </div>
  )
}

/** The browser's picker knows six digits only. */
function sixDigits(color: string): string {
  if (/^#[0-9a-f]{6}$/i.test(color)) return color
  return /^#[0-9a-f]{3}$/i.test(color) ? color.replace(/[0-9a-f]/gi, '$&$&') : '#000000'
}

function advice(color: string): string | undefined {
  const ratio = contrast(color, paper)
  if (ratio === undefined || ratio >= enough) return undefined
  const darker = readableColor(color, paper) ?? '#000000'
  const [is, needs] = [formatNumber(Math.round(ratio * 10) / 10), formatNumber(enough)]
  return t`Too light for white paper (contrast ${is}, needs ${needs}). Customers see ${darker}.`
}

function Font() {
  const { t } = useLingui()
  const { register, formState } = useFormContext<DesignFields>()
  return (
    <TextField
      {...register('font')}
      label={t`Font`}
      optional
      help={t`Font name; customers without it see a similar font`}
      error={formState.errors.font?.message}
      autoComplete="off"
    />
  )
}
