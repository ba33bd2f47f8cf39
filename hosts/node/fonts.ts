import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { fontFileName } from '#service/document/faces.ts'
import type { Ports } from '#service/ports.ts'

const packages = { serif: '@fontsource/source-serif-4', sans: '@fontsource/source-sans-3' }

/** Where a font of documents lies among the packages. */
export const fontPath = (file: Parameters<Ports['readFont']>[0]) =>
  fileURLToPath(import.meta.resolve(`${packages[file.family]}/files/${fontFileName(file)}.woff`))

export const readFont: Ports['readFont'] = async (file) => new Uint8Array(await readFile(fontPath(file)))
