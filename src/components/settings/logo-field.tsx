import { Trans, useLingui } from '@lingui/react/macro'
import { IconPhoto, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { maxLogoBytes } from '#wire/limits.ts'
import type { DesignFields } from './design-values.ts'
import css from './logo-field.module.css'

const kilobytes = maxLogoBytes / 1000

/** The address of a picture, or the picture itself, so that it needs no place elsewhere. */
export function LogoField() {
  const { t } = useLingui()
  const { control } = useFormContext<DesignFields>()
  const { field, fieldState } = useController({ control, name: 'logo_url' })
  const [fault, setFault] = useState<string>()
  const choose = useRef<HTMLInputElement>(null)
  const isPicture = field.value.startsWith('data:')
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > maxLogoBytes)
      return setFault(t`The image is larger than ${kilobytes} kB. Use a smaller one or enter its address.`)
    setFault(undefined)
    field.onChange(await asDataUrl(file))
  }
  return (
    <div className={css.root}>
      {isPicture ? (
        <p className={css.own}>
          <img src={field.value} alt={t`Logo`} />
        </p>
      ) : (
        <TextField
          {...field}
          label={t`Logo`}
          optional
          help={t`Address starting with https://, or upload an image`}
          error={fault ?? fieldState.error?.message}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <input
        ref={choose}
        type="file"
        hidden
        aria-label={t`Logo image`}
        accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <p className={css.acts}>
        <Button icon={<Icon of={IconPhoto} />} onClick={() => choose.current?.click()}>
          {isPicture ? t`Choose another image` : t`Choose image`}
        </Button>
        {isPicture && (
          <Button variant="quiet" icon={<Icon of={IconX} />} onClick={() => field.onChange('')}>
            <Trans>Remove logo</Trans>
          </Button>
        )}
      </p>
    </div>
  )
}

const asDataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read')))
    reader.readAsDataURL(file)
  })
