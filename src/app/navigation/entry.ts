import type { Icon } from '@tabler/icons-react'

export type NavPart = {
  label: string
  to: string
  count?: number | undefined
  /** There are more than that. */
  isMore?: boolean | undefined
  current: boolean
  /** Somebody waits for what is counted. */
  waiting?: boolean
}

export type NavParts = { label: string; entries: NavPart[] }

/** An area of the app. Its parts show under it in the rail, and in a list of their own on a phone. */
export type NavEntry = {
  label: string
  to: string
  icon: Icon
  /** Where the person is: in this area, wherever in it. */
  current: boolean
  /** How many wait there for somebody, where its parts do not show; with the words for it. */
  waiting?: { count: number; label: string } | undefined
  parts?: NavParts | undefined
  /** Those of its parts that the person made, below the others. */
  own?: NavParts | undefined
}

export type NavUser = { name: string; account: string }
