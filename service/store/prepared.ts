import { createQueryId, type Compilable, type CompiledQuery } from 'kysely'
import { acrossAccounts, type Db } from './db.ts'
import { setReach } from './reach.ts'
import { accountOf, sellerOf, withinAccount, withinOwn } from './within-account.ts'

type Value = string | number
export type Values = Record<string, Value | boolean | undefined | readonly Value[]>
/** Names of values that are told as they are, each in a text of its own. */
export type InText<Input> = readonly (keyof Input & string)[]

/** A placeholder for a value that differs per execution. */
class Gap {
  readonly key: string
  readonly at: number | undefined
  constructor(key: string, at?: number) {
    this.key = key
    this.at = at
  }
}

/**
 * A query that is built, fenced and compiled once for each length of its lists and for each of its values that is left
 * out, then executed with different values: building takes longer than most queries run. `build` must not inspect values but
 * for whether they are undefined, only pass them on, and but for those that are named `inText`: of these there are few, the
 * query's shape or its plan depends on them, and it is built for each. The account is always that of the handle, and so is
 * the seller whose own records it keeps to.
 */
export const prepared = <Input extends Values, Row>(
  build: (db: Db, values: Input) => Compilable<Row>,
  inText: InText<Input> = [],
) => {
  const whole = compiledOnce(build, inText, (db) => withinAccount(db, accountGap))
  const own = compiledOnce(build, inText, (db) => withinOwn(withinAccount(db, accountGap), sellerGap))
  return (db: Db, values: Input): Promise<Row[]> => {
    const seller = sellerOf(db)
    const compiled = (seller === undefined ? whole : own)(db, values)
    return ask(db, compiled, values, { account: accountOf(db), seller })
  }
}

/** The same for the few queries over all accounts. */
export const preparedAcross = <Input extends Values, Row>(
  build: (db: ReturnType<typeof acrossAccounts>, values: Input) => Compilable<Row>,
) => {
  const shaped = compiledOnce<Input, Row>((db, values) => build(acrossAccounts(db), values), [])
  return (db: Db, values: Input): Promise<Row[]> => ask(db, shaped(db, values), values)
}

const texts = new Set<string>()

/** Whether a statement comes from here, and will be asked again with other values. */
export const isPrepared = (text: string) => texts.has(text)

/** Keyed by dialect, since a process may use both, and by what the query is built for. */
function compiledOnce<Input extends Values, Row>(
  build: (db: Db, values: Input) => Compilable<Row>,
  inText: InText<Input>,
  fenced: (db: Db) => Db = (db) => db,
) {
  const kept = new Map<string, CompiledQuery<Row>>()
  return (db: Db, values: Input) => {
    const shape = db.getExecutor().adapter.constructor.name + shapeOf(values, inText)
    const known = kept.get(shape)
    if (known) return known
    const compiled = build(fenced(db.withoutPlugins()), gapsFor(values, inText)).compile()
    kept.set(shape, compiled)
    texts.add(compiled.sql)
    return compiled
  }
}

/** What is there, what stands in the text, and how long lists are. */
function shapeOf(values: Values, inText: readonly string[]) {
  let shape = ''
  for (const key in values) {
    const value = values[key]
    if (value === undefined) continue
    shape += ` ${key}`
    if (inText.includes(key)) shape += `=${String(value)}`
    else if (typeof value === 'object') shape += `*${value.length}`
  }
  return shape
}

const gapsFor = <Input extends Values>(values: Input, inText: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, inText.includes(key) ? value : gapFor(key, value)]),
    // A gap is whatever `build` takes it for, since that only passes it on.
  ) as unknown as Input

function gapFor(key: string, value: Values[string]) {
  if (value === undefined) return undefined
  return typeof value === 'object' ? value.map((_, at) => new Gap(key, at)) : new Gap(key)
}

/** No value has these keys. */
const accountKey = ''
const sellerKey = ' '
const { [accountKey]: accountGap, [sellerKey]: sellerGap } = gapsFor({ [accountKey]: 0, [sellerKey]: 0 })

type Fences = { account: number; seller: number | undefined }

async function ask<Row>(db: Db, compiled: CompiledQuery<Row>, values: Values, fences?: Fences): Promise<Row[]> {
  const queryId = createQueryId()
  setReach(queryId, fences?.account ?? 'every account')
  const parameters = compiled.parameters.map((parameter) =>
    parameter instanceof Gap ? filled(parameter, values, fences) : parameter,
  )
  const { rows } = await db.getExecutor().executeQuery<Row>({ ...compiled, parameters, queryId })
  return rows
}

function filled(gap: Gap, values: Values, fences: Fences | undefined) {
  if (gap.key === accountKey) return fences?.account
  if (gap.key === sellerKey) return fences?.seller
  const value = values[gap.key]
  return gap.at === undefined || typeof value !== 'object' ? value : value[gap.at]
}
