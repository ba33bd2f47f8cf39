import { DatabaseSync } from 'node:sqlite'

/** Every table with rows of one customer or one proposal; what they point at comes first. */
export const copied = [
  'contact',
  'contact_custom_value',
  'contact_tag',
  'proposal',
  'proposal_version',
  'proposal_custom_value',
  'proposal_tag',
  'receiver',
  'comment',
  'log_entry',
  'mail',
  'visit',
]

/** Found in one proposal alone. */
export const rarestWord = 'quokka'

/** What differs from copy to copy, as SQL; `:word` is the word of the copy, `:copy` its number. */
export const varied: Record<string, string> = {
  'contact.name': `name || ' ' || :word`,
  'contact.name_key': `name_key || ' ' || :word`,
  'contact.search_key': `search_key || ' ' || :word`,
  'proposal.name': `name || ' ' || :word`,
  'proposal.name_key': `name_key || ' ' || :word`,
  'proposal.search_key': `search_key || ' ' || :word`,
  'proposal.proposal_nr': `proposal_nr || '-' || :copy`,
  // Hours apart, so that dates order the copies among one another.
  'proposal.created_at': 'created_at - :copy * 3600000',
  'proposal.modified_at': 'modified_at - :copy * 3600000',
  'proposal.viewed_at': 'viewed_at - :copy * 3600000',
  'proposal.silent_since': 'silent_since - :copy * 3600000',
  'proposal.active_at': 'active_at - :copy * 3600000',
  'proposal.lost_at': 'lost_at - :copy * 3600000',
  'proposal.won_at': 'won_at - :copy * 3600000',
  'log_entry.at': 'at - :copy * 3600000',
  'comment.created_at': 'created_at - :copy * 3600000',
  'mail.created_at': 'created_at - :copy * 3600000',
  'mail.modified_at': 'modified_at - :copy * 3600000',
  'visit.started_at': 'started_at - :copy * 3600000',
  'visit.last_at': 'last_at - :copy * 3600000',
  // Nobody leaves thousands of questions without an answer.
  'comment.waiting_since': 'null',
  'receiver.link_token': `link_token || '-' || :copy`,
}

/** Copies the proposals and contacts of a database with a sample account until there are `wanted` proposals. */
export function multiplySample(file: string, wanted: number) {
  const database = new DatabaseSync(file)
  // Nothing is lost when this does not end: the file is made anew.
  database.exec('pragma journal_mode = delete; pragma journal_mode = off; pragma synchronous = off')
  database.exec('pragma cache_size = -200000')
  // Rows are copied with what they point at, so looking at each again would only take time.
  database.exec('pragma foreign_keys = off; begin')
  const spans = new Map(copied.map((table) => [table, numberIn(database, `select max(id) from ${table}`)]))
  const statements = copied.map((table) => database.prepare(copyStatement(database, table, spans)))
  const sample = numberIn(database, 'select count(*) from proposal')
  for (let copy = 1; sample * copy < wanted; copy++)
    for (const statement of statements) statement.run({ copy, word: wordOf(copy) })
  database.exec(`delete from proposal where id > (select id from proposal order by id limit 1 offset ${wanted - 1})`)
  database.exec(
    `update proposal set search_key = search_key || ' ${rarestWord}' where id = (select max(id) from proposal)`,
  )
  const orphaned = copied.filter((table) => hasColumn(database, table, 'proposal_id'))
  for (const table of orphaned) database.exec(`delete from ${table} where proposal_id not in (select id from proposal)`)
  database.exec('commit; pragma journal_mode = wal')
  database.close()
}

const numberIn = (database: DatabaseSync, sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0])

const columnsOf = (database: DatabaseSync, table: string) =>
  database
    .prepare(`pragma table_info(${table})`)
    .all()
    .map(({ name }) => String(name))

const hasColumn = (database: DatabaseSync, table: string, column: string) => columnsOf(database, table).includes(column)

/** One statement for all rows that the sample has of a table; ids and what points at them move on by a span. */
function copyStatement(database: DatabaseSync, table: string, spans: ReadonlyMap<string, number>) {
  const targets = new Map(
    database
      .prepare(`pragma foreign_key_list(${table})`)
      .all()
      .map(({ from, table }) => [String(from), String(table)]),
  )
  targets.set('id', table).set('version_id', 'proposal_version')
  const columns = columnsOf(database, table)
  const values = columns.map((column) => {
    const span = spans.get(targets.get(column) ?? '')
    return varied[`${table}.${column}`] ?? (span === undefined ? column : `${column} + :copy * ${span}`)
  })
  // Both names stand in every statement: binding a name that a statement lacks is an error.
  return `insert into ${table} (${columns.join(', ')})
    select ${values.join(', ')} from ${table} where id <= ${spans.get(table)} and :copy > 0 and :word <> ''`
}

const syllables = ['ba', 'de', 'fi', 'go', 'hu', 'ka', 'le', 'mi', 'no', 'pu', 'ra', 'se', 'ti', 'vo', 'wu', 'zy']

/** A word of three syllables, another one for each of the first 4,096 copies. */
export const wordOf = (copy: number) => [copy >> 8, copy >> 4, copy].map((part) => syllables[part & 15]).join('')
