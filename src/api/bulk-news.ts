import { newStore } from '#src/new-store.ts'

type Heard = { id: number; progress: unknown }

const heard = newStore<readonly Heard[]>([])

/** What was last heard of each change of many; as it came, until the part of the app that tells of it is here. */
export const bulkNews = {
  hear: (id: number, progress: unknown) => heard.set([...heard.get().filter((one) => one.id !== id), { id, progress }]),
  all: heard.get,
  subscribe: heard.subscribe,
}
