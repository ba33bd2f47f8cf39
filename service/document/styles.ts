import { inks } from './sheet.ts'
import type { Face } from './faces.ts'
import type { Style } from './typesetting.ts'

const serif: Face = { family: 'serif', weight: 400, italic: false }
const sans: Face = { family: 'sans', weight: 400, italic: false }

/** The document's type, in points. */
export const styles = {
  name: { ...serif, weight: 600, size: 25, leading: 31, color: inks.text },
  lead: { ...serif, size: 12, leading: 18, color: inks.second },
  heading: { ...serif, weight: 600, size: 15, leading: 21, color: inks.text },
  inner: { ...serif, weight: 600, size: 11.5, leading: 17, color: inks.text },
  text: { ...serif, size: 10.5, leading: 16, color: inks.text },
  kind: { ...sans, size: 9, leading: 13, color: inks.second },
  label: { ...sans, size: 8.5, leading: 13, color: inks.third },
  fact: { ...sans, size: 9.5, leading: 14, color: inks.text },
  row: { ...sans, size: 9.5, leading: 13, color: inks.text },
  rowTitle: { ...sans, weight: 600, size: 9.5, leading: 13, color: inks.text },
  note: { ...sans, size: 8.5, leading: 12, color: inks.third },
  grand: { ...serif, weight: 600, size: 13, leading: 19, color: inks.text },
  signature: { ...serif, italic: true, size: 20, leading: 28, color: inks.accent },
  code: { ...sans, size: 8.5, leading: 13, color: inks.text },
  foot: { ...sans, size: 8, leading: 11, color: inks.third },
} satisfies Record<string, Style>
