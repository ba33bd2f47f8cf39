import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fontFileName, fontPackage } from '#service/document/faces.ts'
import type { Ports } from '#service/ports.ts'

/** Where a font of documents lies among the packages. */
export function fontPath(file: Parameters<Ports['readFont']>[0]) {
  const sheet = import.meta.resolve(`@fontsource/${fontPackage(file.family)}/400.css`)
  return join(dirname(fileURLToPath(sheet)), 'files', `${fontFileName(file)}.woff`)
}

export const readFont: Ports['readFont'] = async (file) => new Uint8Array(await readFile(fontPath(file)))
