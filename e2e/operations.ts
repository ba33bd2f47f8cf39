import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { basePath, type Operation } from '#wire/operation.ts'
import { operations } from '#wire/operations.ts'
import { viewerOperations } from '#wire/viewer-operations.ts'
import type { Home } from './homes.ts'

const segments = (path: string) => path.split('/')

/** A path with more segments of its own comes first, as `/proposals/open` before `/proposals/:id`. */
const known = [...operations, ...viewerOperations]
  .map((operation) => ({ ...operation, own: segments(operation.path).filter((part) => !part.startsWith(':')).length }))
  .toSorted((one, other) => other.own - one.own)

function answers({ face, methods, path }: Operation, method: string, asked: string[]) {
  const wanted = segments(basePath(face, '*') + path)
  return (
    (methods as readonly string[]).includes(method) &&
    wanted.length === asked.length &&
    wanted.every((part, at) => part === '*' || part.startsWith(':') || part === asked[at])
  )
}

/** The operation of the service that a request is for; undefined for files and the pages of signing in. */
export function operationOf({ method, path }: { method: string; path: string }): string | undefined {
  const asked = segments(path)
  return known.find((operation) => answers(operation, method, asked))?.id
}

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
