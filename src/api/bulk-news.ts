type Heard = { id: number; progress: unknown }

/** What was last heard of each change of many; as it came, until the part of the app that tells of it is here. */
let heard: readonly Heard[] = []
const listeners = new Set<() => void>()

export const bulkNews = {
  hear: (id: number, progress: unknown) => {
    heard = [...heard.filter((one) => one.id !== id), { id, progress }]
    for (const listener of listeners) listener()
  },
  all: () => heard,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
