type FileStoreOptions = {
  /** Of the cache; each version of the app has its own. */
  name: string
  address: (path: string) => string
  /** What is kept of an answer; by default the answer. */
  asKept?: (path: string, response: Response) => Response | Promise<Response>
}

/** The files of one version of the app in the Cache API. Paths are below the scope of the worker. */
export function fileStore({ name, address, asKept = (_, response) => response }: FileStoreOptions) {
  const own = () => caches.open(name)

  async function fetched(path: string) {
    // Files with a hash in their name never change; the others are refetched.
    const response = await fetch(address(path), { cache: path.startsWith('assets/') ? 'default' : 'no-cache' })
    // Some hosts give their page for whatever they do not have.
    const isPage = path.startsWith('assets/') && response.headers.get('content-type')?.startsWith('text/html')
    if (!response.ok || isPage) throw new Error(`${path}: ${response.status}`)
    return asKept(path, response)
  }

  /** Cached, so that it is available offline. */
  async function fetchedAndKept(path: string) {
    const response = await fetched(path)
    const copy = response.clone()
    // Without room in the cache it is fetched again next time.
    await (await own()).put(address(path), copy).catch(() => undefined)
    return response
  }

  return {
    keep: async (path: string) => {
      const kept = await own()
      if (await kept.match(address(path))) return
      const before = path.startsWith('assets/') ? await caches.match(address(path)) : undefined
      await kept.put(address(path), before ?? (await fetched(path)))
    },
    /** From this version's cache, else from the previous one's, else from the host. */
    find: async (path: string): Promise<Response> =>
      (await (await own()).match(address(path))) ?? (await caches.match(address(path))) ?? fetchedAndKept(path),
  }
}

/**
 * A few at a time, so that a page that needs one of them now does not wait for all. A failure does not stop the others.
 */
export async function keepEach(paths: readonly string[], keep: (path: string) => Promise<void>) {
  const left = paths.values()
  const faults: unknown[] = []
  const next = async () => {
    for (const path of left) await keep(path).catch((fault: unknown) => faults.push(fault))
  }
  await Promise.all(Array.from({ length: 4 }, next))
  if (faults.length > 0) throw new AggregateError(faults, 'Not every file could be fetched')
}

/** All but the caches that are in use and the one before them, which tabs of that version still take files from. */
export async function forgetOld(prefix: string, inUse: readonly string[]) {
  const others = (await caches.keys()).filter((key) => key.startsWith(prefix) && !inUse.includes(key))
  await Promise.all(others.slice(0, -1).map((key) => caches.delete(key)))
}
