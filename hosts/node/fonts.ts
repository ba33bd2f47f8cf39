import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fontFileName } from '#service/document/faces.ts'
import type { Ports } from '#service/ports.ts'

const folderOf = (file: string) => dirname(fileURLToPath(file))
const folders = {
  serif: folderOf(import.meta.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff')),
  sans: folderOf(import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff')),
}

/** Where a font of documents lies among the packages. */
export const fontPath = (file: Parameters<Ports['readFont']>[0]) =>
  join(folders[file.family], `${fontFileName(file)}.woff`)

export const readFont: Ports['readFont'] = async (file) => new Uint8Array(await readFile(fontPath(file)))
