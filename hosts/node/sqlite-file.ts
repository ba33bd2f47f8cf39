import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** It holds whole accounts: only its owner may read or write it. */
const ownerOnly = 0o600

/** An empty file only its owner may read; SQLite treats it as a new database, and its logs get the same permissions. */
export function createPrivate(path: string) {
  mkdirSync(dirname(path), { recursive: true })
  closeSync(openSync(path, 'a', ownerOnly))
}

/** Removes the permissions of others, if we own the file. */
export function makePrivate(path: string) {
  const { mode, uid } = statSync(path)
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(path, ownerOnly)
}

/** Makes the file of a database and its side files private; creates the file when there is none. */
export function privateDatabase(path: string) {
  if (!existsSync(path)) createPrivate(path)
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) makePrivate(file)
}

/**
 * Returns a check whether `path` still is the same file. A deleted or replaced file can still be written, but is lost
 * when the process ends.
 */
export function inPlace(path: string): () => boolean {
  const identity = () => {
    const file = statSync(path, { bigint: true, throwIfNoEntry: false })
    return file && `${file.dev}:${file.ino}`
  }
  const first = identity()
  return () => identity() === first
}
