import { Trans, useLingui } from '@lingui/react/macro'
import { IconPhoto, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { CoverPicture } from '#src/components/viewer/cover-picture.tsx'
import { inMegabytes, maxPictureBytes } from '#wire/limits.ts'
import type { Picture } from '#wire/pictures.ts'
import css from './cover-field.module.css'
import type { DesignFields } from './design-values.ts'

/** Sends a picture in; rejects with a message for people. */
export type UploadPicture = (file: File, signal: AbortSignal) => Promise<Picture>

const megabytes = inMegabytes(maxPictureBytes)
const kinds = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']

/** The picture of a cover: chosen, dropped or pasted, with words for who cannot see it. */
export function CoverField({ upload }: { upload: UploadPicture }) {
  const { t } = useLingui()
  const { control } = useFormContext<DesignFields>()
  const { field, fieldState } = useController({ control, name: 'cover_picture' })
  const { take, isSending, fault } = useSending(upload, (picture) =>
    field.onChange({ ...picture, alt: field.value?.alt ?? '' }),
  )
  const choose = useRef<HTMLInputElement>(null)
  const told = fault ?? fieldState.error?.message
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its button does the same
    <div
      className={css.root}
      role="group"
      aria-label={t`Cover image`}
      onPaste={({ clipboardData }) => take(clipboardData.files)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      {field.value ? (
        <CoverPicture picture={{ ...field.value, alt: '' }} />
      ) : (
        <p className={css.place}>{t`No image yet`}</p>
      )}
      <input
        ref={choose}
        type="file"
        hidden
        aria-label={t`Cover image file`}
        accept={kinds.join(',')}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      <p className={css.acts}>
        <Button icon={<Icon of={IconPhoto} />} busy={isSending} onClick={() => choose.current?.click()}>
          {field.value ? t`Choose another image` : t`Choose image`}
        </Button>
        {field.value && (
          <Button variant="quiet" icon={<Icon of={IconX} />} onClick={() => field.onChange(null)}>
            <Trans>Remove image</Trans>
          </Button>
        )}
      </p>
      <p className={css.help}>
        <Trans>Or drop or paste one here. PNG, JPEG, WebP or AVIF, at most {megabytes} MB.</Trans>
      </p>
      {told !== undefined && (
        <p role="alert" className={css.fault}>
          {told}
        </p>
      )}
      {field.value && (
        <TextField
          label={t`Alt text`}
          optional
          help={t`Describe the image for people who cannot see it.`}
          value={field.value.alt}
          onChange={({ target }) => field.onChange(field.value && { ...field.value, alt: target.value })}
        />
      )}
    </div>
  )
}

/** Sends the first picture among files; the one before it is given up. */
function useSending(upload: UploadPicture, onSent: (picture: Picture) => void) {
  const { t } = useLingui()
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<string>()
  const ends = useRef<AbortController>(undefined)
  useEffect(() => () => ends.current?.abort(), [])
  const send = async (file: File) => {
    ends.current?.abort()
    const own = new AbortController()
    ends.current = own
    setFault(undefined)
    setSending(true)
    try {
      onSent(await upload(file, own.signal))
    } catch (error) {
      if (!own.signal.aborted) setFault(error instanceof Error ? error.message : String(error))
    }
    if (ends.current === own) setSending(false)
  }
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (!file) return
    if (!kinds.includes(file.type)) return setFault(t`Use a PNG, JPEG, WebP or AVIF image.`)
    if (file.size > maxPictureBytes) return setFault(t`The image is larger than ${megabytes} MB. Use a smaller one.`)
    void send(file)
  }
  return { take, isSending, fault }
}
