import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { buildApp, isBuildOld } from '#hosts/node/build-app.ts'
import type { Measurement } from './service/verdict.ts'

type Limit = { name: string; path: string[] }

/** In kB of 1,000 bytes; what is not here has no promise of its own. */
const promised: Readonly<Record<string, number>> = {
  'JavaScript before the list is usable': 150,
  'JavaScript until the list is quiet': 220,
  'CSS before the list is usable': 12,
  "JavaScript of the customer's page": 130,
}

/** What a browser loads, brotli, of the files that `npm run size` holds to their limits. */
export async function measureSizes(): Promise<Measurement[]> {
  if (isBuildOld()) buildApp()
  const config = pathToFileURL(join(import.meta.dirname, '../.size-limit.mjs')).href
  const { default: limits } = (await import(config)) as { default: Limit[] }
  return limits.flatMap(({ name, path }) => {
    const promise = promised[name]
    if (promise === undefined) return []
    const bytes = path.map((file) => brotliCompressSync(readFileSync(file)).byteLength)
    return { line: name, unit: 'kB', promise, now: bytes.reduce((sum, each) => sum + each, 0) / 1000 }
  })
}
