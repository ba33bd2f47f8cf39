import { inAttribute } from '#service/page-config.ts'

/** What the app keeps of a screen (src/snapshot/snapshot.ts). */
type Snapshot = { html: string; styles: readonly string[]; drawn: object }

/** What a page with a snapshot begins with: the script of the app, and the one that shows the snapshot before it. */
export type Beginning = { entry: string; show: string }

/**
 * The page with what stood at this address when somebody last saw it. The app comes after it has been painted; its script
 * is fetched meanwhile. A page that does not begin as this one does stays as it is.
 */
export function withSnapshot(page: string, { html, styles, drawn }: Snapshot, { entry, show }: Beginning) {
  const scripts = [...page.matchAll(/<script type="module"[^>]* src="([^"]*)"><\/script>/g)]
  const [script] = scripts.find(([, address]) => address === entry) ?? []
  if (script === undefined || !page.includes('</body>')) return page
  const missing = styles
    .map((address) => new URL(address).pathname)
    .filter((path) => !page.includes(`href="${path}"`))
    .map((path) => `<link rel="stylesheet" crossorigin href="${inAttribute(path)}">`)
  const shown = `<template data-drawn="${inAttribute(JSON.stringify(drawn))}">${html}</template>`
  const shows = `<script src="${inAttribute(show)}" data-entry="${inAttribute(entry)}"></script>`
  return page
    .replace(script, () => `<link rel="modulepreload" crossorigin href="${inAttribute(entry)}">`)
    .replace('</head>', () => `${missing.join('\n')}</head>`)
    .replace('</body>', () => `${shown}\n${shows}</body>`)
}

/** Milliseconds: as long as what else is kept of the service (src/api/shown.ts). */
const longest = 7 * 24 * 60 * 60 * 1000

/**
 * What is kept of an address for who is signed in, by the mark of their session: of another's, and of another build,
 * nothing is found. Undefined where nothing can be read.
 */
export const keptSnapshots =
  (scope: URL, entry: string) =>
  async (address: string): Promise<Snapshot | undefined> => {
    try {
      const sessions = await read(`proffer:${scope.pathname}`, 'session', (store) => store.getAll())
      const marks = textsIn(sessions).map((text) => (JSON.parse(text) as { kept_under?: string | null }).kept_under)
      const [mark] = marks
      // Of several, a deployment pointed elsewhere, the page alone knows whose it is.
      if (!mark || marks.length > 1) return undefined
      const { pathname, search } = new URL(address)
      const key = `${mark} ${new URL(entry, scope).href} snapshot ${pathname}${search}`
      const [text] = textsIn([await read(`proffer-shown:${scope.pathname}`, 'answers', (store) => store.get(key))])
      if (text === undefined) return undefined
      const { at, data } = JSON.parse(text) as { at: number; data: Snapshot }
      const age = Date.now() - at
      return age >= 0 && age < longest ? data : undefined
    } catch {
      // The page starts without one.
      return undefined
    }
  }

const textsIn = (values: readonly unknown[]) => values.filter((value) => typeof value === 'string')

/** From a database of the app's; one that is not there is not made. */
async function read<T>(database: string, store: string, ask: (store: IDBObjectStore) => IDBRequest<T>) {
  const opening = indexedDB.open(database)
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
  const db = await answered(opening)
  try {
    return await answered(ask(db.transaction(store).objectStore(store)))
  } finally {
    db.close()
  }
}

const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not answer')))
  })
