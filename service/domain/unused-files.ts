import type { Ports } from '#service/ports.ts'
import { forgetContents, forgetUnused, selectStored, selectUnusedContents } from '#service/store/files.ts'
import { unusedFileLife } from '#wire/limits.ts'
import type { PlacedContent } from './file-keeping.ts'
import { betweenPieces } from './pieces.ts'
import type { Unit } from './unit.ts'

/** At a time, so that no statement keeps the others waiting; what is left goes with the next sweep. */
const batch = 100
const mostBatches = 20

type Placing = Pick<Ports, 'files' | 'log'>
type FilePorts = Placing & Pick<Ports, 'db'>

/**
 * Forgets files that nothing has pointed to for `unusedFileLife`. A row goes before the bytes in a store of files, one after
 * another: a process that ends in between leaves bytes that nobody can ask for. A store that does not answer is asked again
 * with the next sweep.
 */
export async function forgetUnusedFiles(ports: FilePorts, now: number, signal?: AbortSignal) {
  const { db } = ports
  const before = now - unusedFileLife
  const between = betweenPieces(signal)
  for (let done = 0; done < mostBatches; done++) {
    await between()
    const forgotten = await forgetUnused(db, before, batch)
    const contents = await selectUnusedContents(db, before, batch)
    const [own, stored] = [contents.filter(isOwn), contents.filter((content) => !isOwn(content))]
    await forgetContents(db, own, before)
    for (const content of stored) {
      await between()
      const [name] = await forgetContents(db, [content], before)
      if (name !== undefined && !(await isRemoved(ports, name, signal))) return
    }
    if (forgotten < batch && contents.length < batch) return
  }
}

/**
 * Removes from a store of files what was placed there and no row names: somebody has sent the same file, or it was refused.
 * Never rejects.
 */
export async function forgetUnkept(
  { files, log }: Placing,
  { db }: Pick<Unit, 'db'>,
  contents: readonly PlacedContent[],
) {
  const placed = contents.filter((content) => !isOwn(content))
  if (placed.length === 0) return
  try {
    const kept = await selectStored(
      db,
      placed.map(({ hash }) => hash),
    )
    for (const { stored_as } of placed) if (!kept.includes(stored_as)) await isRemoved({ files, log }, stored_as)
  } catch (error) {
    log({ level: 'warn', message: 'placed files could not be looked up', error: String(error) })
  }
}

/** In the database itself. */
const isOwn = ({ stored_as }: { stored_as: string }) => stored_as === ''

async function isRemoved({ files, log }: Placing, name: string, signal?: AbortSignal) {
  try {
    await files?.remove(name, signal)
    return true
  } catch (error) {
    log({ level: 'warn', message: 'unused file could not be removed', name, error: String(error) })
    return false
  }
}
