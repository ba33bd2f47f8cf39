import * as z from 'zod/mini'

/** Families of letters that a document may be set in, all under the SIL Open Font License. */
export const documentFonts = ['source-serif', 'source-sans', 'lora', 'bitter', 'inter'] as const
const documentFont = z.enum(documentFonts)
export type DocumentFont = z.output<typeof documentFont>

/** What its headings and its text are set in. */
export const designFonts = z.object({ heading: documentFont, text: documentFont })
export type DesignFonts = z.output<typeof designFonts>

/** A picture of the account on a cover, with its size in pixels; `alt` says what it shows, empty where it decorates. */
export const coverPicture = z.object({ src: z.string(), alt: z.string(), width: z.int(), height: z.int() })
export type CoverPicture = z.output<typeof coverPicture>

/**
 * How a proposal looks to its customer. `header` and `footer` stand on every page that is printed; `[page]` and
 * `[pages]` in them are left to whoever makes the pages. `cover` is null where the proposal begins with its text.
 */
export const viewedDesign = z.object({
  colors: z.array(z.string()),
  /** The first as it can be read on a light and on a dark sheet, the third on paper; empty for none. */
  accent: z.string(),
  accent_dark: z.string(),
  ink: z.string(),
  font: z.string(),
  fonts: designFonts,
  cover: z.nullable(z.object({ picture: z.nullable(coverPicture) })),
  header: z.string(),
  footer: z.string(),
})
export type ViewedDesign = z.output<typeof viewedDesign>
