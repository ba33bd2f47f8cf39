import { createQueryId, type Compilable, type CompiledQuery } from 'kysely'
import { acrossAccounts, type Db } from './db.ts'
import { setReach } from './reach.ts'
import { accountOf, withinAccount } from './within-account.ts'

type Value = string | number
type Values = Record<string, Value | readonly Value[]>

/** Stands in a query for what differs from time to time. */
class Gap {
  readonly key: string
  readonly at: number | undefined
  constructor(key: string, at?: number) {
    this.key = key
    this.at = at
  }
}

const accountGap = new Gap('')

/**
 * A query that is built, fenced and compiled once for each length of its lists, and then asked with other values:
 * building takes longer than most queries run. `build` looks at no value, it only passes them on. The account is that of
 * the handle, every time anew.
 */
export const prepared = <Given extends Values, Row>(build: (db: Db, values: Given) => Compilable<Row>) => {
  const shaped = compiledOnce(build, (db) => withinAccount(db, accountGap as unknown as number))
  return (db: Db, values: Given): Promise<Row[]> => ask(db, shaped(db, values), values, accountOf(db))
}

/** The same for the few queries that look at all accounts. */
export const preparedAcross = <Given extends Values, Row>(
  build: (db: ReturnType<typeof acrossAccounts>, values: Given) => Compilable<Row>,
) => {
  const shaped = compiledOnce<Given, Row>((db, values) => build(acrossAccounts(db), values))
  return (db: Db, values: Given): Promise<Row[]> => ask(db, shaped(db, values), values)
}

/** By dialect, since a program may have databases of both, and by the lengths of lists. */
function compiledOnce<Given extends Values, Row>(
  build: (db: Db, values: Given) => Compilable<Row>,
  fenced: (db: Db) => Db = (db) => db,
) {
  const kept = new Map<string, CompiledQuery<Row>>()
  return (db: Db, values: Given) => {
    const shape = `${db.getExecutor().adapter.constructor.name}${lengthsIn(values)}`
    const known = kept.get(shape)
    if (known) return known
    const compiled = build(fenced(db.withoutPlugins()), gapsFor(values)).compile()
    kept.set(shape, compiled)
    return compiled
  }
}

const lengthsIn = (values: Values) =>
  Object.values(values)
    .map((value) => (typeof value === 'object' ? ` ${value.length}` : ''))
    .join('')

const gapsFor = <Given extends Values>(values: Given) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'object' ? value.map((_, at) => new Gap(key, at)) : new Gap(key),
    ]),
  ) as unknown as Given

async function ask<Row>(db: Db, compiled: CompiledQuery<Row>, values: Values, account?: number): Promise<Row[]> {
  const queryId = createQueryId()
  setReach(queryId, account ?? 'every account')
  const parameters = compiled.parameters.map((parameter) =>
    parameter instanceof Gap ? filled(parameter, values, account) : parameter,
  )
  const { rows } = await db.getExecutor().executeQuery<Row>({ ...compiled, parameters, queryId })
  return rows
}

function filled(gap: Gap, values: Values, account: number | undefined) {
  if (gap === accountGap) return account
  const value = values[gap.key]
  return gap.at === undefined || typeof value !== 'object' ? value : value[gap.at]
}
