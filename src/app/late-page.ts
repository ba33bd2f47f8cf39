import { newStore } from '#src/new-store.ts'

/** Whether a page that somebody goes to has been waited for for long. */
export const latePage = newStore(false)
