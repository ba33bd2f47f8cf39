import type { Ports } from '#service/ports.ts'
import { forgetUnused } from '#service/store/files.ts'
import { unusedFileLife } from '#wire/limits.ts'

/** At a time, so that no statement keeps the others waiting; what is left goes with the next sweep. */
const batch = 100
const mostBatches = 20

/**
 * Forgets files that nothing has pointed to for `unusedFileLife`. A row goes before the bytes in a store of files: a
 * process that dies in between leaves bytes that nobody can ask for.
 */
export async function forgetUnusedFiles({ db, files, log }: Pick<Ports, 'db' | 'files' | 'log'>, now: number) {
  for (let done = 0; done < mostBatches; done++) {
    // oxlint-disable-next-line no-await-in-loop -- each batch is what the one before left
    const { forgotten, stored } = await forgetUnused(db, now - unusedFileLife, batch)
    for (const name of stored)
      // oxlint-disable-next-line no-await-in-loop -- a store of files is not asked for hundreds at once
      await files
        ?.remove(name)
        .catch((error: unknown) =>
          log({ level: 'warn', message: 'unused file could not be removed', name, error: String(error) }),
        )
    if (forgotten < batch) return
  }
}
