import { markForUndo, undoToMark } from '#service/store/undone.ts'
import { findPreviewActs, setPreviewActs } from '#service/store/viewer.ts'
import { Refused } from './refused.ts'
import { inTransaction, type Unit } from './unit.ts'
import { acceptProposal, declineProposal } from './viewer-accept.ts'
import { setChoices } from './viewer-choices.ts'
import { askAbout } from './viewer-comments.ts'
import { refuseLookers } from './viewing.ts'

// What can be done on the customer's page, by a receiver or in a rehearsal. A rehearsal keeps nothing of the proposal but a
// list of what was tried: for each answer all of it is done again and undone, so that every rule answers as it will.

type Act<Body, Answer> = (unit: Unit, token: string, body: Body) => Promise<Answer>

const acts = { choose: setChoices, ask: askAbout, accept: acceptProposal, decline: declineProposal }
type ActName = keyof typeof acts

/** Parses each recorded request by its own schema. */
const again: Record<ActName, Act<never, unknown>> = acts

/** A rehearsed request, and when. */
type Tried = { act: ActName; body: unknown; at: number }

const rehearsable =
  <Body, Answer>(act: ActName, run: Act<Body, Answer>): Act<Body, Answer> =>
  async (unit, token, body) => {
    const { look } = unit
    if (!look) return run(unit, token, body)
    refuseLookers(unit, { but: 'rehearsal' })
    const before = triedIn(await findPreviewActs(unit.db, look.id))
    const { answer, tried } = await afterActs(unit, token, before, (unit) => run(unit, token, body))
    await setPreviewActs(unit.db, look.id, JSON.stringify([...tried, { act, body, at: unit.now } satisfies Tried]))
    return answer
  }

export const choose = rehearsable('choose', setChoices)
export const ask = rehearsable('ask', askAbout)
export const accept = rehearsable('accept', acceptProposal)
export const decline = rehearsable('decline', declineProposal)

/** Reads with the rehearsed requests applied. */
export function reading<Answer>(unit: Unit, token: string, read: (unit: Unit) => Promise<Answer>): Promise<Answer> {
  const tried = triedIn(unit.look?.acts ?? '')
  if (tried.length === 0) return read(unit)
  return inTransaction(unit, async (unit) => (await afterActs(unit, token, tried, read)).answer)
}

const triedIn = (json: string) => (json === '' ? [] : (JSON.parse(json) as Tried[]))

/**
 * Replays the rehearsed requests, runs `task`, and rolls everything back. If they no longer apply, because the customer
 * acted or another version was sent, the rehearsal starts over: then `tried` is empty.
 */
async function afterActs<Result>(
  unit: Unit,
  token: string,
  before: readonly Tried[],
  task: (unit: Unit) => Promise<Result>,
) {
  await markForUndo(unit.db)
  try {
    const fits = await doneAgain(unit, token, before)
    if (!fits) await undoToMark(unit.db)
    return { answer: await task(unit), tried: fits ? before : [] }
  } finally {
    await undoToMark(unit.db)
  }
}

async function doneAgain(unit: Unit, token: string, tried: readonly Tried[]) {
  try {
    for (const { act, body, at } of tried) await again[act]({ ...unit, now: at }, token, body as never)
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}
