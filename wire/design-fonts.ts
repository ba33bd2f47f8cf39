import type { DesignFonts, DocumentFont } from './design.ts'

/** What a family is called, and what it is like where it cannot be had. */
export const fontFamilies: Record<DocumentFont, { name: string; kind: 'serif' | 'sans' }> = {
  'source-serif': { name: 'Source Serif 4', kind: 'serif' },
  'source-sans': { name: 'Source Sans 3', kind: 'sans' },
  lora: { name: 'Lora', kind: 'serif' },
  bitter: { name: 'Bitter', kind: 'serif' },
  inter: { name: 'Inter', kind: 'sans' },
}

/** The family that stands in for any of its kind. */
export const plainFonts = { serif: 'source-serif', sans: 'source-sans' } as const satisfies Record<string, DocumentFont>

/** What a design is set in that only names a font: one of the families, or the plain one of its kind. */
export function fontsNamed(name: string): DesignFonts {
  const wanted = name.trim().toLowerCase()
  const known = (Object.keys(fontFamilies) as DocumentFont[]).find(
    (font) => fontFamilies[font].name.toLowerCase() === wanted,
  )
  const font = known ?? plainFonts[wanted === '' || /serif|georgia|times|garamond/.test(wanted) ? 'serif' : 'sans']
  return { heading: font, text: font }
}

/**
 * The name a page's styles know a family by. Not the family's own: the app is set in what the desk has, and where that is
 * Inter, a proposal in Inter would set the whole app in the letters fetched for it.
 */
export const styleName = (font: DocumentFont) => `document-${font}`
