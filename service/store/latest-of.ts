import { expressionBuilder, type Expression } from 'kysely'

/** The index in `starts` of the period that the value is in. */
export function latestOf(value: Expression<number | null>, starts: readonly number[]) {
  const eb = expressionBuilder()
  const indexOf = (at: number) => eb.lit<number>(at)
  const [, ...later] = starts
  let cases = eb
    .case()
    .when(eb(value, '<', later[0] ?? 0))
    .then(indexOf(0))
  for (const [at, start] of later.slice(1).entries()) cases = cases.when(eb(value, '<', start)).then(indexOf(at + 1))
  return cases.else(indexOf(later.length)).end()
}
