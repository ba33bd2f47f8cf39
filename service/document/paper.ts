import type { DesignFonts } from '#wire/design.ts'

/** A4 in points, with room for a header and a footer. */
export const page = { width: 595.28, height: 841.89, left: 56, right: 56, top: 60, bottom: 72 }
export const measure = page.width - page.left - page.right

/** Ink on paper, as on the customer's page (look, tokens). */
export const inks = {
  text: '#181c25',
  second: '#505562',
  third: '#5c616d',
  line: '#e3dfd8',
  ink: '#181c25',
  /** Beside a quote. */
  beside: '#b7b2aa',
  accent: '#2143b9',
  /** Of a section's heading: the design's, or that of the text. */
  heading: 'heading',
} as const

/** What a text is to its reader; a design says in which family each is set. Figures stand in one whose are equally wide. */
export type Voice = 'heading' | 'text' | 'figures'

/** As a design has it; undefined where it says nothing. */
export type Look = { fonts: DesignFonts; accent: string | undefined; ink: string | undefined }
