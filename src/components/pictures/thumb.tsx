import { classNames } from '#src/components/ui/class-names.ts'
import { addressOfFile } from '#src/file-addresses.ts'
import { thumbForm, type PlacedPicture } from '#wire/pictures.ts'
import css from './thumb.module.css'

type Props = { picture: PlacedPicture; className?: string | undefined }

/** A picture as a small square beside what it is of, whose name stands there: for who listens it says nothing more. */
export const Thumb = ({ picture: { src }, className }: Props) => (
  <img
    className={classNames(css.thumb, className)}
    src={thumbForm(addressOfFile(src))}
    alt=""
    width={28}
    height={28}
    loading="lazy"
    decoding="async"
  />
)
