import type { Answer } from '#wire/operation.ts'
import type { getProposalRecord } from '#wire/proposal-record.ts'
import type { Tagged } from './new-client.ts'

export type Opened = Tagged<Answer<typeof getProposalRecord>>
/** What is read by a query of its own. */
type Part = 'customer' | 'timeline' | 'attachments'

/** The request for each record that has no answer yet, and which parts of it were taken. */
const running = new Map<number, { answer: Promise<Opened>; taken: Set<Part> }>()

export const asked = {
  begin(id: number, answer: Promise<Opened>) {
    const mine = { answer, taken: new Set<Part>() }
    running.set(id, mine)
    const over = () => void (running.get(id) === mine && running.delete(id))
    answer.then(over, over)
  },
  /**
   * A part of the record that is just asked for; undefined where none is. Taken once: whoever comes again wants to know
   * what it is by now, and asks for it alone.
   */
  take<Name extends Part>(id: number, name: Name): Promise<Opened[Name]> | undefined {
    const record = running.get(id)
    if (!record || record.taken.has(name)) return undefined
    record.taken.add(name)
    return record.answer.then((opened) => opened[name])
  },
}
