import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { openDb, type Db } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'
import { PageFile } from './page-file.ts'
import type { PageStore } from './page-store.ts'
import { installPageVfs } from './page-vfs.ts'
import { wasmDialect } from './wasm-dialect.ts'

type DatabaseSource = {
  sqlite3: () => Promise<Sqlite3Static>
  store: PageStore
  /** The sample database from the build. */
  image: () => Promise<Uint8Array<ArrayBuffer>>
}

/** The stored database, or a new one, which is stored on its first write. */
export async function openDatabase({ sqlite3, store, image }: DatabaseSource): Promise<Db> {
  const file = new PageFile()
  const fill = async () => {
    const kept = await store.load()
    file.replace(kept ?? (await image()))
    // Pages from the store are stored already; an image is stored with the first write.
    if (kept) file.settle()
  }
  // The image comes while SQLite is compiled.
  const [compiled] = await Promise.all([sqlite3(), fill()])
  installPageVfs(compiled, file)
  const db = openDb(wasmDialect(compiled, file, store))
  await migrate(db)
  return db
}
