import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Wide } from '#src/components/form/form-section.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { formatNumber } from '#src/locales/formats.ts'
import { maxColors } from '#wire/limits.ts'
import { colorFaults, enough } from '#wire/readable-color.ts'
import css from './design-fields.module.css'
import type { DesignFields } from './design-values.ts'

/** The colours of a design; those that stand in text have to be read on paper. */
export function DesignColors() {
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
  const colors = useWatch<DesignFields, 'colors'>({ name: 'colors' })
  const value = colors[at]?.value ?? ''
  const pale = colorFaults(colors.map(({ value }) => value)).find((fault) => fault.at === at)
  const known = places[at]
  const place = known ? t(known) : t`Colour ${at + 1}`
  const set = (color: string) => setValue(name, color, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  return (
    <div className={css.color}>
      <input
        type="color"
        className={css.swatch}
        aria-label={t`Pick: ${place}`}
        value={sixDigits(value)}
        onChange={(event) => set(event.target.value)}
      />
      <TextField
        {...register(name)}
        label={place}
        error={pale ? <Pale {...pale} /> : formState.errors.colors?.[at]?.value?.message}
        autoComplete="off"
        spellCheck={false}
      />
      {onRemove && (
        <IconButton label={t`Remove: ${place}`} onClick={onRemove}>
          <Icon of={IconX} />
        </IconButton>
      )}
      {pale && (
        <Button variant="outline" className={css.nearest} onClick={() => set(pale.nearest)}>
          <Trans>Use {pale.nearest}</Trans>
        </Button>
      )}
    </div>
  )
}

function Pale({ ratio, nearest }: { ratio: number; nearest: string }) {
  const [is, needs] = [formatNumber(ratio), formatNumber(enough)]
  return (
    <Trans>
      Too light for white paper: contrast {is}, needs {needs}. The nearest that can be read is {nearest}.
    </Trans>
  )
}

/** The browser's picker knows six digits only. */
function sixDigits(color: string): string {
  if (/^#[0-9a-f]{6}$/i.test(color)) return color
  return /^#[0-9a-f]{3}$/i.test(color) ? color.replace(/[0-9a-f]/gi, '$&$&') : '#000000'
}
