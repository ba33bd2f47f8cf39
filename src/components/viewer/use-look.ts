import { useLayoutEffect, type RefObject } from 'react'
import type { DocumentFont, ViewedDesign } from '#wire/design.ts'
import { grounds, readableColor } from '#wire/readable-color.ts'
import './font-stand-ins.css'

/** What of a design the viewer shows. */
export type Design = Pick<ViewedDesign, 'colors' | 'fonts' | 'cover'>

/**
 * Shows a design's colours, as far as they can be read, and its letters. On a page of its own they hold for the whole
 * page. All of it is set by script: the page allows no style in its markup.
 */
export function useLook(sheet: RefObject<HTMLElement | null>, design: Design | undefined, isPage: boolean) {
  const [accent = '', , ink = ''] = design?.colors ?? []
  const { heading, text } = design?.fonts ?? {}
  useLayoutEffect(() => {
    const style = (isPage ? document.documentElement : sheet.current)?.style
    const set = (name: string, value = '') => style?.setProperty(name, value)
    for (const [scheme, ground] of Object.entries(grounds))
      set(`--viewer-accent-${scheme}`, readableColor(accent, ground))
    // On a dark sheet ink is light, whatever the design says.
    set('--viewer-ink', readableColor(ink, grounds.light))
    set('--font-head', stackOf(heading))
    set('--font-doc', stackOf(text))
  }, [sheet, isPage, accent, ink, heading, text])
}

/** The page's own serif needs nothing; the others are fetched when a design is set in them. */
function stackOf(font: DocumentFont | undefined): string {
  if (font === undefined || font === 'source-serif') return 'var(--font-serif)'
  const href = `${import.meta.env.BASE_URL}fonts/${font}.css`
  if (!document.querySelector(`link[href="${href}"]`)) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  }
  return `${font},${font}-0,${/sans|inter/.test(font) ? 'var(--font-ui)' : 'serif'}`
}
