import { use, useEffect, useRef, useState } from 'react'
import { addressOfFile } from '#src/file-addresses.ts'
import { thumbForm, type PlacedPicture } from '#wire/pictures.ts'
import { ReadingContext } from './reading.ts'
import css from './viewer-picture.module.css'

/** The picture of a row as a small square, which holds its place before it comes; pressed, it opens in full. */
export function ViewerPicture({ picture: { src, alt, width, height } }: { picture: PlacedPicture }) {
  const { words } = use(ReadingContext)
  const [isOpen, setOpen] = useState(false)
  const address = addressOfFile(src)
  return (
    <>
      <button type="button" className={css.thumb} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <img
          src={thumbForm(address)}
          alt={alt || words.picture}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </button>
      {isOpen && (
        <Enlarged label={alt || words.picture} onClose={() => setOpen(false)}>
          <img src={address} alt={alt} width={width} height={height} />
        </Enlarged>
      )}
    </>
  )
}

type EnlargedProps = { label: string; onClose: () => void; children: React.ReactNode }

/** The browser holds the focus in it, and gives it back; Escape and a press anywhere close it. */
function Enlarged({ label, onClose, children }: EnlargedProps) {
  const { words } = use(ReadingContext)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape and the button do the same
    <dialog ref={dialog} className={css.large} aria-label={label} onClose={onClose} onClick={close}>
      {children}
      <button type="button" aria-label={words.close} onClick={close}>
        ×
      </button>
    </dialog>
  )
}
