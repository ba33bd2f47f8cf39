import type { ComponentType } from 'react'
import { newStore } from '#src/new-store.ts'

/** `opened` is the id in the address, undefined while another screen is shown. */
export type RecordPlace = ComponentType<{ opened: string | undefined }>

/** Where records are drawn, once its code is here. */
export const recordPlace = newStore<RecordPlace | undefined>(undefined)

/** The record that somebody is about to open, to be drawn where nobody sees it yet. */
export const recordDrawnAhead = newStore<number | undefined>(undefined)
