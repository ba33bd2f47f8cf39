import { useEffect, useRef } from 'react'
import { fontStack } from '#src/components/viewer/use-look.ts'
import { addressOfFile } from '#src/file-addresses.ts'
import { smallForm } from '#wire/pictures.ts'
import { grounds, readableColor } from '#wire/readable-color.ts'
import type { GalleryTemplate } from '#wire/template-gallery.ts'
import css from './template-preview.module.css'

/** So many lines of prices fit. */
const lines = 4

/** The first page of its proposals, drawn small: paper in both schemes. Nothing in it is read out. */
export function TemplatePreview({ name, brings }: { name: string; brings: GalleryTemplate | undefined }) {
  const sheet = usePreviewLook(brings?.design)
  const cover = brings?.design?.cover_picture
  const rows = brings?.pricetables.reduce((sum, table) => sum + table.rows, 0) ?? 0
  return (
    <span ref={sheet} className={css.sheet} aria-hidden="true">
      {cover ? (
        <img src={addressOfFile(smallForm(cover.src))} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className={css.ground} />
      )}
      <span className={css.title}>{name}</span>
      <span className={css.section}>{brings?.sections[0]}</span>
      <span className={css.text}>{brings?.opening}</span>
      {Array.from({ length: Math.min(rows, lines) }, (_, at) => (
        <span key={at} className={css.row} />
      ))}
    </span>
  )
}

/** The page allows no style in its markup, so a design's colours and letters are set by script. */
function usePreviewLook(design: GalleryTemplate['design'] | undefined) {
  const sheet = useRef<HTMLSpanElement>(null)
  const [accent = '', ground = ''] = design?.colors ?? []
  const { heading, text } = design?.fonts ?? {}
  useEffect(() => {
    const set = (property: string, value = '') => sheet.current?.style.setProperty(property, value)
    set('--preview-accent', readableColor(accent, grounds.light))
    set('--preview-ground', ground)
    set('--preview-head', fontStack(heading))
    set('--preview-text', fontStack(text))
  }, [accent, ground, heading, text])
  return sheet
}
