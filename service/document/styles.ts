import { inks } from './paper.ts'
import type { Style } from './typesetting.ts'

const heading = { voice: 'heading', weight: 600, italic: false } as const
const read = { voice: 'text', weight: 400, italic: false } as const
const plain = { voice: 'figures', weight: 400, italic: false } as const

/** The document's type, in points. */
export const styles = {
  /** On a cover of its own. */
  title: { ...heading, size: 32, leading: 39, color: inks.text },
  name: { ...heading, size: 25, leading: 31, color: inks.text },
  lead: { ...read, size: 12, leading: 18, color: inks.second },
  heading: { ...heading, size: 15, leading: 21, color: inks.heading },
  inner: { ...heading, size: 11.5, leading: 17, color: inks.text },
  text: { ...read, size: 10.5, leading: 16, color: inks.text },
  kind: { ...plain, size: 9, leading: 13, color: inks.second },
  label: { ...plain, size: 8.5, leading: 13, color: inks.third },
  fact: { ...plain, size: 9.5, leading: 14, color: inks.text },
  row: { ...plain, size: 9.5, leading: 13, color: inks.text },
  rowTitle: { ...plain, weight: 600, size: 9.5, leading: 13, color: inks.text },
  note: { ...plain, size: 8.5, leading: 12, color: inks.third },
  grand: { ...heading, size: 13, leading: 19, color: inks.text },
  signature: { ...read, italic: true, size: 20, leading: 28, color: inks.accent },
  code: { ...plain, size: 8.5, leading: 13, color: inks.text },
  foot: { ...plain, size: 8, leading: 11, color: inks.third },
} satisfies Record<string, Style>
