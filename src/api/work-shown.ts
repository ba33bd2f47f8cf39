import { newStore } from '#src/new-store.ts'

/** How far work of many requests has come; `of` is undefined while nobody knows. */
export type WorkShown = {
  label: string
  done: number
  of: number | undefined
  stopping: boolean
  onStop: () => void
}

/** The one work of this tab: told to a bar that is there from the start, while the work itself comes when wanted. */
export const workShown = newStore<WorkShown | undefined>(undefined)
