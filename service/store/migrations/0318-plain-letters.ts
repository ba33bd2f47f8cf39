import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#service/store/db.ts'
import { plainLetters } from '#service/store/search-key.ts'

const keys = {
  contact: ['name_key', 'search_key'],
  proposal: ['name_key', 'search_key'],
  product: ['name_key', 'search_key'],
  product_directory: ['name_key'],
  proposal_directory: ['name_key'],
  saved_block: ['name_key'],
} as const

/** Within what a name is taken only once. */
const uniqueKeys = { tag: 'account_id', saved_view: 'account_user_id' } as const

const letters = Object.keys(plainLetters).join('')

/** Keys of names and searches that have letters which no accent makes (`ł`, `ø`, `ß`): they are found without them now. */
export async function up(db: Kysely<unknown>) {
  const holdsOne = (column: string) =>
    isPostgres(db) ? sql`${sql.ref(column)} ~ ${`[${letters}]`}` : sql`${sql.ref(column)} glob ${`*[${letters}]*`}`
  const plain = (column: string) =>
    Object.entries(plainLetters).reduce(
      (text, [letter, instead]) => sql<string>`replace(${text}, ${letter}, ${instead})`,
      sql<string>`${sql.ref(column)}`,
    )
  for (const [table, columns] of Object.entries(keys))
    for (const column of columns)
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${plain(column)} where ${holdsOne(column)}
      `.execute(db)

  // Of two that are one name now, the second keeps its key: nobody took it for the first until today.
  for (const [table, within] of Object.entries(uniqueKeys)) {
    const { rows } = await sql<{ id: number; owner: number; name_key: string }>`
      select id, ${sql.ref(within)} as owner, name_key from ${sql.table(table)} order by id
    `.execute(db)
    const taken = new Set(rows.map(({ owner, name_key }) => `${owner} ${name_key}`))
    for (const { id, owner, name_key } of rows) {
      const key = name_key.replace(new RegExp(`[${letters}]`, 'gu'), (letter) => plainLetters[letter] ?? letter)
      if (taken.has(`${owner} ${key}`)) continue
      taken.add(`${owner} ${key}`)
      await sql`update ${sql.table(table)} set name_key = ${key} where id = ${id}`.execute(db)
    }
  }
}
