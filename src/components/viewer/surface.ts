import { createContext, type ReactNode } from 'react'

/** What the place that shows a proposal adds to the document; the pane beside the editor adds nothing. */
export interface Surface {
  /** `page`: the proposal is all there is, so its name is the page's heading. */
  kind: 'pane' | 'page'
  /** It stands within another page, which keeps its own look. */
  isWithin?: boolean
  /** `locked`: seen, not changed. `fixed`: what was chosen stands as it was signed, the rest is gone. */
  choosing: 'open' | 'locked' | 'fixed'
  /** What stands was signed by others, and not by who reads it. */
  isOthersChoice?: boolean
  /** Ids of the parts, for links that lead to them. */
  sectionId?: (key: string) => string
  tableId?: (key: string) => string
  rowId?: (key: string) => string
  /** Stands under a heading, or at the end of a row. */
  besideSection?: (key: string, title: string) => ReactNode
  besideRow?: (key: string, content: string) => ReactNode
  /** What changed in it since it was read before. */
  sectionChange?: (key: string) => ReactNode
  rowChange?: (key: string) => ReactNode
  /** In place of the name of the total: its figures are not those of what was chosen yet. */
  outdated?: string | undefined
  /** Stands under the heading of the first table. */
  tablesLead?: ReactNode
}

export const paneSurface: Surface = { kind: 'pane', choosing: 'open' }

export const SurfaceContext = createContext(paneSurface)
