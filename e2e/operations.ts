import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { operationsAt } from '#wire/operations-at.ts'
import type { Home } from './homes.ts'

/** The operation of the service that a request is for; undefined for files and the pages of signing in. */
const operationOf = ({ method, path }: { method: string; path: string }): string | undefined =>
  operationsAt(path).find(({ methods }) => (methods as readonly string[]).includes(method))?.id

const heard = new WeakSet<BrowserContext>()

/** Notes which operations the pages of a context ask for; several tests may use one after the other. */
export function hearOperations(context: BrowserContext, ids: Set<string>) {
  if (heard.has(context)) return
  heard.add(context)
  context.on('request', (request) => {
    const id = operationOf({ method: request.method(), path: new URL(request.url()).pathname })
    if (id !== undefined) ids.add(id)
  })
}

/** Below what Playwright empties when it starts. */
const kept = (results: string, name: string) => `${results}/operations/${name}.json`

/** For whoever holds both homes against each other, once all tests have run. */
export function keepOperations(results: string, { home, worker }: { home: Home; worker: number }, ids: Set<string>) {
  const file = kept(results, `${home}-${worker}`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify([...ids]))
}

/** What all workers of a home have heard. */
export const keptOperations = (results: string, home: Home) =>
  new Set(globSync(kept(results, `${home}-*`)).flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as string[]))
