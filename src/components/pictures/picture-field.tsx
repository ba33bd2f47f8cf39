import { Trans, useLingui } from '@lingui/react/macro'
import { IconPhoto, IconX } from '@tabler/icons-react'
import { useRef, useState, type ClipboardEvent } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import { useFileDrop } from '#src/components/ui/use-file-drop.ts'
import { maxAltLength, type PlacedPicture } from '#wire/pictures.ts'
import css from './picture-field.module.css'
import { Thumb } from './thumb.tsx'
import { pictureFault, pictureTypes, type UploadPicture } from './upload.ts'

type Props = {
  picture: PlacedPicture | null
  onChange: (picture: PlacedPicture | null) => void
  /** Of its words, key by key; as `onChange` where that is left out. */
  onType?: (picture: PlacedPicture) => void
  upload: UploadPicture
  disabled?: boolean
}

/** One picture: dropped on it, pasted in it or chosen, and its words for who cannot see it. */
export function PictureField({ picture, onChange, onType = onChange, upload, disabled = false }: Props) {
  const { t } = useLingui()
  const { state, take } = useTaking(upload, (taken) => onChange({ ...taken, alt: picture?.alt ?? '' }))
  const { isOver, ...drop } = useFileDrop(take)
  const choose = useRef<HTMLInputElement>(null)
  const paste = ({ clipboardData }: ClipboardEvent) => take(Array.from(clipboardData.files))
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping and pasting are more ways: the button does the same
    <div className={css.root} data-over={isOver || undefined} {...(disabled ? {} : { ...drop, onPaste: paste })}>
      <div className={css.line}>
        {picture ? <Thumb picture={picture} className={css.thumb} /> : <span className={css.none} aria-hidden />}
        <input
          ref={choose}
          type="file"
          hidden
          aria-label={t`Image file`}
          accept={pictureTypes.join(',')}
          onChange={({ target }) => {
            take(Array.from(target.files ?? []))
            target.value = ''
          }}
        />
        {!disabled && (
          <Button
            icon={<Icon of={IconPhoto} size={14} />}
            busy={state.isTaking}
            onClick={() => choose.current?.click()}
          >
            {picture ? <Trans>Replace image</Trans> : <Trans>Add image</Trans>}
          </Button>
        )}
        {picture && !disabled && (
          <IconButton label={t`Remove image`} onClick={() => onChange(null)}>
            <Icon of={IconX} />
          </IconButton>
        )}
      </div>
      {state.fault !== undefined && (
        <p role="alert" className={css.fault}>
          {state.fault}
        </p>
      )}
      {picture && (
        <TextField
          label={t`Alt text`}
          help={picture.alt.trim() === '' ? t`Describe the image for people who cannot see it.` : undefined}
          value={picture.alt}
          maxLength={maxAltLength}
          autoComplete="off"
          disabled={disabled}
          onChange={({ target }) => onType({ ...picture, alt: target.value })}
        />
      )}
    </div>
  )
}

type Taken = Omit<PlacedPicture, 'alt'>

/** The first of the files, on its way until it is there. */
function useTaking(upload: UploadPicture, onTaken: (picture: Taken) => void) {
  const [state, setState] = useState<{ isTaking: boolean; fault?: string }>({ isTaking: false })
  const take = (files: readonly File[]) => {
    const [file] = files
    if (!file || state.isTaking) return
    const fault = pictureFault(file)
    if (fault !== undefined) return setState({ isTaking: false, fault })
    void send(file)
  }
  const send = async (file: File) => {
    setState({ isTaking: true })
    try {
      const taken = await upload(file)
      setState({ isTaking: false })
      onTaken(taken)
    } catch (error) {
      setState({ isTaking: false, fault: error instanceof Error ? error.message : String(error) })
    }
  }
  return { state, take }
}
