import type { ProposalDocument } from './document.ts'
import { isSame } from './findings.ts'
import type { Keyed } from './merge-lists.ts'
import { mergeDocuments } from './merge.ts'
import { orderedKeys } from './order.ts'
import { numbered } from './table-list.ts'

/** One thing a person did to a draft: as it was and as it became. */
type Step<What> = {
  what: What
  /** One writing in one place: what follows in the same goes on with it. */
  writing: string | null
  /** In milliseconds since 1970. */
  at: number
  from: ProposalDocument
  to: ProposalDocument
}

/** What was done, the latest last, and what was taken back, the next to do again last. */
export type Steps<What> = { readonly past: readonly Step<What>[]; readonly future: readonly Step<What>[] }

export type Taken<What> = { document: ProposalDocument; steps: Steps<What>; what: What | undefined }

export const noSteps: Steps<never> = { past: [], future: [] }

/** More than anybody takes back step by step. */
const longest = 500

/** Who rests longer than this while writing, in milliseconds, begins another step. */
const rest = 1000

/** Text, order and prices alike. What came from elsewhere in between is no part of what goes on. */
export function stepped<What>({ past }: Steps<What>, step: Step<What>): Steps<What> {
  const last = past.at(-1)
  const goesOn =
    last !== undefined &&
    step.writing !== null &&
    last.writing === step.writing &&
    last.to === step.from &&
    step.at - last.at < rest
  const done = goesOn ? { ...step, from: last.from } : step
  return { past: [...(goesOn ? past.slice(0, -1) : past), done].slice(-longest), future: [] }
}

/**
 * Takes back the latest step, over whatever else has changed the draft since, as two versions are brought together: what
 * was written over it stays. A step of which nothing is left to take back is passed over.
 */
export function undo<What>({ past, future }: Steps<What>, document: ProposalDocument): Taken<What> {
  const { step, others, back } = takeLast(past, document)
  if (!step || !back) return { document, steps: { past: [], future }, what: undefined }
  return { document: back, steps: { past: others, future: [...future, turned(step, document, back)] }, what: step.what }
}

/** Does again what was taken back last. */
export function redo<What>({ past, future }: Steps<What>, document: ProposalDocument): Taken<What> {
  const { step, others, back } = takeLast(future, document)
  if (!step || !back) return { document, steps: { past, future: [] }, what: undefined }
  return { document: back, steps: { past: [...past, turned(step, document, back)], future: others }, what: step.what }
}

/** A writing that was given up where it was made: it never happened. */
export const forgotten = <What>({ past, future }: Steps<What>, writing: string): Steps<What> => ({
  past: past.slice(0, past.findLastIndex((step) => step.writing !== writing) + 1),
  future,
})

const turned = <What>(step: Step<What>, from: ProposalDocument, to: ProposalDocument): Step<What> => ({
  ...step,
  writing: null,
  from,
  to,
})

function takeLast<What>(steps: readonly Step<What>[], document: ProposalDocument) {
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at]
    const back = step && takeBack(step, document)
    if (back) return { step, back, others: steps.slice(0, at) }
  }
  return { step: undefined, back: undefined, others: [] }
}

/** Undefined where nothing of it is left. */
function takeBack({ from, to }: Step<unknown>, document: ProposalDocument): ProposalDocument | undefined {
  const [before, theirs] = [to, from].map((version) => withIdsOf(document, version))
  if (!before || !theirs) return undefined
  const merged = mergeDocuments({ before, mine: document, theirs }).document
  return saysTheSame(merged, document) ? undefined : merged
}

const saysTheSame = (one: ProposalDocument, other: ProposalDocument) =>
  isSame(orderedKeys(one), orderedKeys(other)) &&
  isSame(one.sections, other.sections) &&
  isSame(one.pricetables, other.pricetables) &&
  isSame(one.fields, other.fields)

/** What was new in a step has its id by now: it is told by that. */
function withIdsOf({ sections, pricetables }: ProposalDocument, version: ProposalDocument): ProposalDocument {
  const items: Keyed[] = [...sections, ...pricetables.flatMap(({ rows }) => rows)]
  const ids = new Map(items.map(({ key, id }) => [key, id]))
  const numbers = new Map(numbered(pricetables).map(({ key, number }) => [key, number]))
  const named = <Item extends Keyed>(list: readonly Item[]) =>
    list.map((item) => (item.id === null ? { ...item, id: ids.get(item.key) ?? null } : item))
  return {
    ...version,
    sections: named(version.sections),
    pricetables: version.pricetables.map((table) => ({
      ...table,
      ...(table.number === null && { number: numbers.get(table.key) ?? null }),
      rows: named(table.rows),
    })),
  }
}
