import type { Icon } from '@tabler/icons-react'

export type NavPart = {
  label: string
  to: string
  count?: number | undefined
  current: boolean
  /** Somebody waits for what is counted. */
  waiting?: boolean
}

/** An area of the app. Its parts show under it in the rail, and in a list of their own on a phone. */
export type NavEntry = {
  label: string
  to: string
  icon: Icon
  /** Where the person is: in this area, wherever in it. */
  current: boolean
  /** How many wait there for somebody, where its parts do not show; with the words for it. */
  waiting?: { count: number; label: string } | undefined
  parts?: { label: string; entries: NavPart[] } | undefined
}

export type NavUser = { name: string; account: string }
