import { useLayoutEffect, type RefObject } from 'react'
import { styleName } from '#wire/design-fonts.ts'
import type { DesignFonts, DocumentFont, ViewedDesign } from '#wire/design.ts'
import './font-stand-ins.css'

/** What of a design the viewer shows. */
export type Design = Pick<ViewedDesign, 'accent' | 'accent_dark' | 'ink' | 'fonts' | 'cover'>

/**
 * Shows a design's colours and its letters. On a page of its own they hold for the whole
 * page. All of it is set by script: the page allows no style in its markup.
 */
export function useLook(sheet: RefObject<HTMLElement | null>, design: Design | undefined, isPage: boolean) {
  const { accent, accent_dark, ink, fonts: { heading, text } = {} as Partial<DesignFonts> } = design ?? {}
  useLayoutEffect(() => {
    const style = (isPage ? document.documentElement : sheet.current)?.style
    const set = (name: string, value = '') => style?.setProperty(name, value)
    set('--viewer-accent-light', accent)
    set('--viewer-accent-dark', accent_dark)
    set('--viewer-ink', ink)
    set('--font-head', fontStack(heading))
    set('--font-doc', fontStack(text))
  }, [sheet, isPage, accent, accent_dark, ink, heading, text])
}

/** The page's own serif needs nothing; the others are fetched when a design is set in them. */
export function fontStack(font: DocumentFont | undefined): string {
  if (font === undefined || font === 'source-serif') return 'var(--font-serif)'
  const href = `${import.meta.env.BASE_URL}fonts/${font}.css`
  if (!document.querySelector(`link[href="${href}"]`)) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    // Letters that cannot be had have others in their place, and hold up no part of the app; they are asked for again
    // where they are shown next.
    link.addEventListener('error', () => link.remove())
    document.head.append(link)
  }
  const name = styleName(font)
  return `${name},${name}-0,${/sans|inter/.test(font) ? 'var(--font-ui)' : 'serif'}`
}
