import { addressOfFile } from '#src/file-addresses.ts'
import type { CoverPicture as Picture } from '#wire/design.ts'
import { smallForm } from '#wire/pictures.ts'
import css from './cover-picture.module.css'

/** It has its place before it is there, and waits for what is read. */
export function CoverPicture({ picture: { src, alt, width, height } }: { picture: Picture }) {
  const address = addressOfFile(src)
  return (
    <img
      className={css.picture}
      src={address}
      srcSet={`${smallForm(address)} 800w, ${address} 1600w`}
      sizes="(max-width: 760px) 100vw, 680px"
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      fetchPriority="low"
    />
  )
}
