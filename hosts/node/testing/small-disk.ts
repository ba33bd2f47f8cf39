import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const megabyte = 1024 * 1024

/** A real file system of a few megabytes; undefined where this user may not mount one. */
export function smallDisk(megabytes: number) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'proffer-disk-'))
  const filler = join(folder, 'filler')
  const clear = () => rmSync(folder, { recursive: true })
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder])
  if (status !== 0) {
    clear()
    return undefined
  }
  return {
    folder,
    /** To the last byte. */
    fill: () => {
      for (const size of [megabyte / 4, 4096, 1]) appendUntilFull(filler, Buffer.alloc(size))
    },
    free: () => rmSync(filler),
    unmount: () => {
      spawnSync('umount', ['--lazy', folder])
      clear()
    },
  }
}

function appendUntilFull(file: string, bytes: Buffer) {
  try {
    for (;;) appendFileSync(file, bytes)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
