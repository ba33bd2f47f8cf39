import { useEffect } from 'react'
import type { ViewedDesign } from '#wire/design.ts'

/** What stands at the head and the foot of every page that is printed, by the browsers that can. */
export function usePageLines({ header = '', footer = '' }: Partial<Pick<ViewedDesign, 'header' | 'footer'>>) {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@page{${box('top-left', header)}${box('bottom-left', footer)}}`)
    // Nobody else has any.
    document.adoptedStyleSheets = [sheet]
    return () => void (document.adoptedStyleSheets = [])
  }, [header, footer])
}

const box = (place: string, line: string) => line && `@${place}{font:9px sans-serif;content:${contentOf(line)}}`

/** `[page]` and `[pages]` count; the rest stands as it is. */
const contentOf = (line: string) =>
  JSON.stringify(line).replace(/\[(pages?)\]/gi, (_, count: string) => `" counter(${count.toLowerCase()}) "`)
