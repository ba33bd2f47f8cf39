import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { openDb, type Db } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'
import { PageFile } from './page-file.ts'
import type { PageStore } from './page-store.ts'
import { installPageVfs } from './page-vfs.ts'
import { wasmDialect } from './wasm-dialect.ts'

type Given = {
  sqlite3: () => Promise<Sqlite3Static>
  store: PageStore
  /** The sample as it was built: what a database begins with. */
  image: () => Promise<Uint8Array<ArrayBuffer>>
}

/** The database as it was kept, or a new one, of which nothing is kept before its first write. */
export async function openDatabase({ sqlite3, store, image }: Given): Promise<Db> {
  const [compiled, kept] = await Promise.all([sqlite3(), store.load()])
  const file = new PageFile()
  file.replace(kept ?? (await image()))
  // What came from the store is there already; an image is kept with the first write.
  if (kept) file.settle()
  installPageVfs(compiled, file)
  const db = openDb(wasmDialect(compiled, file, store))
  await migrate(db)
  return db
}
