import type { ReactNode } from 'react'
import type { Findable } from './ranking.ts'

/** One line of the palette: a record, a place or something to do. */
export type PaletteEntry = Findable & {
  /** The same for the same thing, wherever it was found. */
  key: string
  icon?: ReactNode
  /** What the icon says, in a word. */
  kind?: string
  /** It is a choice that holds already. */
  checked?: boolean | undefined
  /** Of the name, where it is not the page's. */
  language?: string | undefined
} & ({ to: string } | { run: () => void })

/** Entries that belong together. */
export type PaletteGroup = { label?: string; entries: readonly PaletteEntry[] }
