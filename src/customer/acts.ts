import {
  acceptProposal,
  askAbout,
  choosePassword,
  declineProposal,
  unlockProposal,
  type AcceptRequest,
  type DeclineReason,
} from '#wire/viewer-acts.ts'
import type { ViewerReason } from '#wire/viewer-problem.ts'
import type { ViewedProposal } from '#wire/viewer.ts'
import type { ChoiceQueue } from './choice-queue.ts'
import { chosenTables, noChoices } from './choices.ts'
import type { Kept } from './kept.ts'
import type { HeldState } from './page-state.ts'
import { isPassing, Refused, type Requests } from './requests.ts'

/**
 * What became of an act: `reread` shows what stands now, `uncertain` may be pressed again, and so may `unsaved`, of which
 * nothing was sent.
 */
export type Outcome =
  | 'done'
  | 'reread'
  | 'uncertain'
  | 'unsaved'
  /** Done too often: it may be done again in so many minutes. */
  | { wait: number }
  | { faults: Record<string, string[]> }

type Ports = {
  requests: Requests
  kept: Kept
  params: { token: string }
  state: HeldState
  queue: ChoiceQueue
  read: () => Promise<void>
  show: (proposal: ViewedProposal) => void
}
type AcceptInput = Pick<AcceptRequest, 'name' | 'fields' | 'signature' | 'terms'>

/** All that is sent on purpose, by pressing a button. */
export function newActs({ requests, kept, params, state, queue, read, show }: Ports) {
  /** What stood in the way of it is said. */
  function standsInTheWay(reason: ViewerReason | undefined, act: 'accepting' | 'declining') {
    const number = state.open()?.proposal.proposal.version_number ?? 0
    if (reason === 'version') state.change({ news: { is: `version-while-${act}`, number } })
    if (reason === 'choices') state.change({ news: { is: 'choices-while-accepting' } })
    return 'reread' as const
  }
  async function stale({ reason }: Refused, act: Parameters<typeof standsInTheWay>[1]) {
    await read()
    return standsInTheWay(reason, act)
  }
  /** What is shown is not what stands, or may not be seen any more: what is read says so. */
  const orStale = (error: unknown, act: Parameters<typeof stale>[1] = 'accepting') =>
    error instanceof Refused && [403, 404, 409, 410].includes(error.status) ? stale(error, act) : outcomeOf(error)

  const keys = new Map<string, string>()
  /** The same words said again after no answer are the same act. */
  function again(body: object) {
    const said = JSON.stringify(body)
    const idempotencyKey = keys.get(said) ?? crypto.randomUUID()
    keys.set(said, idempotencyKey)
    return { idempotencyKey }
  }

  async function unlock(password: string, toChoose: boolean): Promise<Outcome> {
    try {
      const operation = toChoose ? choosePassword : unlockProposal
      const { session, date_expires } = await requests.call(operation, { params, body: { password } })
      await kept.keepSession(session, date_expires)
    } catch (error) {
      // 409: chosen in another window meanwhile, so it is asked for now.
      return orStale(error)
    }
    await read()
    return 'done'
  }

  async function accept(form: AcceptInput): Promise<Outcome> {
    const shown = state.open()
    // Nobody signs choices that the service does not have.
    if (!(await queue.flushed())) return 'unsaved'
    const viewed = state.open()?.proposal
    if (!shown || !viewed) return 'reread'
    const body = { version_id: viewed.proposal.version_id, choices_at: viewed.choices_at, ...form }
    // Nor what those have made of it: only what was shown at the press.
    if (whatIsSigned(viewed) !== whatIsSigned(shown.proposal, shown.pending))
      return standsInTheWay(body.version_id === shown.proposal.proposal.version_id ? 'choices' : 'version', 'accepting')
    const idempotencyKey = await kept.acceptKey(JSON.stringify(body))
    try {
      const accepted = await requests.call(acceptProposal, { params, body }, { idempotencyKey })
      kept.acceptAnswered()
      show(accepted)
      return 'done'
    } catch (error) {
      if (!isPassing(error)) kept.acceptAnswered()
      return orStale(error)
    }
  }

  async function decline(reason: DeclineReason, text: string): Promise<Outcome> {
    const viewed = state.open()?.proposal
    if (!viewed) return 'reread'
    const body = { version_id: viewed.proposal.version_id, reason, text }
    try {
      const { status } = await requests.call(declineProposal, { params, body }, again(body))
      state.change({ declined: true, ended: status === 'lost', news: undefined })
      return 'done'
    } catch (error) {
      return orStale(error, 'declining')
    }
  }

  async function ask(comment: string, about: { row_id?: number; section_id?: number }): Promise<Outcome> {
    const body = { comment, ...about }
    try {
      const answer = await requests.call(askAbout, { params, body }, again(body))
      keys.delete(JSON.stringify(body))
      const viewed = state.open()?.proposal
      // The event of it may have been faster.
      if (viewed && !viewed.comments.some(({ id }) => id === answer.id))
        state.change({ proposal: { ...viewed, comments: [...viewed.comments, answer] } })
      return 'done'
    } catch (error) {
      // What it is about may have gone.
      if (error instanceof Refused && error.status === 400) await read()
      return orStale(error)
    }
  }

  return { unlock, accept, decline, ask }
}

/** All that whoever signs looks at: a version, its rows as they stand, and the sentence about them. */
const whatIsSigned = ({ proposal, tables, words }: ViewedProposal, pending = noChoices) =>
  JSON.stringify([proposal.version_id, chosenTables(tables, pending), words])

function outcomeOf(error: unknown): Outcome {
  if (error instanceof Refused && error.status === 429) return { wait: Math.ceil(error.retryAfter / 60) || 1 }
  if (isPassing(error)) return 'uncertain'
  if (error instanceof Refused) return { faults: error.problem.errors ?? {} }
  throw error
}
