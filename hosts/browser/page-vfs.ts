import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import type { PageFile } from './page-file.ts'

export const vfsName = 'pages'
export const fileName = '/proffer.db'

/** The types say number; what comes is 64 bits wide. */
type Wide = number | bigint

/**
 * Lets SQLite work on one `PageFile`. Journals and temporary tables stay in memory (pragmas of the dialect), so no
 * other file is ever opened, and nobody else opens this one, so locks are always granted. Nothing in here may throw:
 * SQLite calls it from compiled code. Each method is a function of its own: of one function for two methods only the
 * first would be compiled, with its arguments.
 */
export function installPageVfs(sqlite3: Sqlite3Static, file: PageFile) {
  const { capi, vfs } = sqlite3
  const io = new capi.sqlite3_io_methods()
  io.iVersion = 1
  const struct = new capi.sqlite3_vfs()
  const anyFile = new capi.sqlite3_file()
  struct.$iVersion = 1
  struct.$szOsFile = anyFile.structInfo.sizeof
  struct.$mxPathname = 64
  anyFile.dispose()
  vfs.installVfs({ io: { struct: io, methods: fileMethods(sqlite3, file) } })
  vfs.installVfs({ vfs: { struct, name: vfsName, methods: systemMethods(sqlite3, io.pointer) } })
}

const heapOf =
  ({ wasm }: Sqlite3Static) =>
  (pointer: number, length: number) =>
    wasm.heap8u().subarray(pointer, pointer + length)

function fileMethods(sqlite3: Sqlite3Static, file: PageFile) {
  const { wasm } = sqlite3
  const { SQLITE_OK, SQLITE_NOTFOUND, SQLITE_IOERR_SHORT_READ } = sqlite3.capi
  const heap = heapOf(sqlite3)
  return {
    xClose: () => SQLITE_OK,
    xRead: (_file: number, buffer: number, length: number, offset: Wide) =>
      file.read(heap(buffer, length), Number(offset)) ? SQLITE_OK : SQLITE_IOERR_SHORT_READ,
    xWrite: (_file: number, buffer: number, length: number, offset: Wide) => {
      file.write(heap(buffer, length), Number(offset))
      return SQLITE_OK
    },
    xTruncate: (_file: number, size: Wide) => {
      file.truncate(Number(size))
      return SQLITE_OK
    },
    xSync: () => SQLITE_OK,
    xFileSize: (_file: number, answer: number) => {
      wasm.poke64(answer, BigInt(file.size))
      return SQLITE_OK
    },
    xLock: () => SQLITE_OK,
    xUnlock: () => SQLITE_OK,
    xCheckReservedLock: (_file: number, answer: number) => {
      wasm.poke32(answer, 0)
      return SQLITE_OK
    },
    xFileControl: () => SQLITE_NOTFOUND,
    xDeviceCharacteristics: () => 0 as const,
  }
}

function systemMethods(sqlite3: Sqlite3Static, io: number) {
  const { capi, wasm } = sqlite3
  const { SQLITE_OK, SQLITE_CANTOPEN, SQLITE_OPEN_MAIN_DB } = capi
  const heap = heapOf(sqlite3)
  return {
    xOpen: (_vfs: number, _name: number, opened: number, flags: number, answer: number) => {
      if ((flags & SQLITE_OPEN_MAIN_DB) === 0) return SQLITE_CANTOPEN
      const handle = new capi.sqlite3_file(opened)
      handle.$pMethods = io
      handle.dispose()
      if (answer) wasm.poke32(answer, flags)
      return SQLITE_OK
    },
    xDelete: () => SQLITE_OK,
    xAccess: (_vfs: number, _name: number, _flags: number, answer: number) => {
      wasm.poke32(answer, 0)
      return SQLITE_OK
    },
    xFullPathname: (_vfs: number, name: number, length: number, answer: number) =>
      wasm.cstrncpy(answer, name, length) < length ? SQLITE_OK : SQLITE_CANTOPEN,
    // These two return an amount, not a result code.
    xRandomness: (_vfs: number, length: number, answer: number) => {
      heap(answer, length).set(crypto.getRandomValues(new Uint8Array(length)))
      return length as typeof SQLITE_OK
    },
    xSleep: (_vfs: number, microseconds: number) => microseconds as typeof SQLITE_OK,
    xCurrentTimeInt64: (_vfs: number, answer: number) => {
      // Julian days, in milliseconds.
      wasm.poke64(answer, BigInt(Date.now()) + 210_866_760_000_000n)
      return SQLITE_OK
    },
    xCurrentTime: (_vfs: number, answer: number) => {
      wasm.poke64f(answer, Date.now() / 86_400_000 + 2_440_587.5)
      return SQLITE_OK
    },
    xGetLastError: () => SQLITE_OK,
  }
}
