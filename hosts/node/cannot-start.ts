import { Refused } from '#service/domain/refused.ts'
import { NewerSchema } from '#service/store/migrate.ts'
import { placeIn } from './postgres-address.ts'
import { SettingsError, type DatabaseSettings } from './settings.ts'

/** Errors at start that are not bugs, in one line for the operator. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

/** The line to print; undefined for a bug, for which a stack trace is more useful. */
export const plainWords = (error: unknown) =>
  error instanceof CannotStart || error instanceof SettingsError || error instanceof Refused ? error.message : undefined

/** Explains an error in opening a database; any other error is left as it is. */
export function inWordsOf(database: DatabaseSettings, error: unknown): unknown {
  // In words already, and perhaps of another file.
  if (error instanceof Refused) return error
  const causes = [...causesOf(error)]
  const newer = causes.find((cause) => cause instanceof NewerSchema)
  if (newer)
    return new CannotStart(
      `DATABASE_URL: ${nameOf(database)} was brought forward by a newer Proffer (${newer.unknown.join(', ')}). Start that version, or restore a backup.`,
    )
  for (const cause of causes) {
    const words = database.engine === 'sqlite' ? ofFile(cause) : ofServer(cause)
    if (words !== undefined) return new CannotStart(`DATABASE_URL: ${nameOf(database)} ${words}`)
  }
  return error
}

/** An error, its causes, and the errors it aggregates: a host with two addresses fails twice. */
function* causesOf(error: unknown): Generator {
  yield error
  if (error instanceof AggregateError) for (const one of error.errors) yield* causesOf(one)
  if (error instanceof Error && error.cause !== undefined) yield* causesOf(error.cause)
}

/** Without the password. */
function nameOf(database: DatabaseSettings) {
  if (database.engine === 'sqlite') return database.file
  const { name, host } = placeIn(database.url)
  return host === '' ? name : `${name} at ${host}`
}

/** By SQLite's primary result code. */
const file: Record<number, string> = {
  5: 'is in use by another process. Stop that first.',
  8: 'cannot be written. Give this user write permission.',
  10: 'cannot be read or written: its disk answers with an error.',
  11: 'is damaged. Restore a backup.',
  13: 'cannot be written: its disk is full.',
  14: 'cannot be opened. Look at the rights of the file and its folder.',
  26: 'is no SQLite database, or it is damaged. Name another file, or restore a backup.',
}

const notInFolder = 'lies in what is no folder. Name another file.'

/** By the system's own codes. */
const folder: Record<string, string> = {
  EACCES: file[14] ?? '',
  EPERM: file[14] ?? '',
  // A file stands where its folder should.
  EEXIST: notInFolder,
  ENOTDIR: notInFolder,
  EISDIR: 'is a folder. Name a file in it.',
  ENOSPC: file[13] ?? '',
  EROFS: 'cannot be written: its file system is read-only.',
}

const wordIn = (error: unknown, key: 'code' | 'errcode' | 'syscall') =>
  typeof error === 'object' && error !== null && key in error ? (error as Record<string, unknown>)[key] : undefined

function ofFile(error: unknown) {
  const code = wordIn(error, 'errcode')
  return typeof code === 'number' ? file[code & 0xff] : folder[String(wordIn(error, 'code'))]
}

/** By SQLSTATE, and the system's own codes. */
const server: Record<string, string> = {
  ECONNREFUSED: 'cannot be reached: nobody listens there.',
  ENOENT: 'cannot be reached: there is no such socket.',
  ECONNRESET: 'cannot be reached: the connection was closed.',
  ENOTFOUND: 'cannot be reached: there is no such host.',
  EAI_AGAIN: 'cannot be reached: the name servers do not answer.',
  EHOSTUNREACH: 'cannot be reached: there is no way to that host.',
  ENETUNREACH: 'cannot be reached: there is no way to that host.',
  ETIMEDOUT: 'cannot be reached: it does not answer.',
  '28P01': 'refuses the user or the password.',
  '28000': 'refuses the user.',
  '3D000': 'does not exist. Make it first: create database … owner …',
  '42501': 'does not let this user make tables. Make the user its owner.',
  '53300': 'has no connection left.',
  '57P03': 'is still starting. Try again shortly.',
}

function ofServer(error: unknown) {
  if (error instanceof Error && /^timeout exceeded when trying to connect|^Connection terminated/.test(error.message))
    return server['ETIMEDOUT']
  // A certificate that the address names, and is not there, is no socket.
  if (wordIn(error, 'code') === 'ENOENT' && wordIn(error, 'syscall') !== 'connect') return undefined
  return server[String(wordIn(error, 'code'))]
}
