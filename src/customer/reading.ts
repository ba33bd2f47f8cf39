import { viewProposal, type ViewedProposal } from '#wire/viewer.ts'
import type { ChoiceQueue } from './choice-queue.ts'
import type { Kept } from './kept.ts'
import { newsAfter } from './news.ts'
import { isGone, type HeldState, type PageState } from './page-state.ts'
import { isPassing, Refused, type Requests } from './requests.ts'
import { Blocked } from './service.ts'

const firstRetry = 2000
const lastRetry = 30_000

type Ports = {
  requests: Requests
  kept: Kept
  params: { token: string }
  isOnline: () => boolean
  /** Whether somebody may be looking at the page. */
  isSeen: () => boolean
  later: (run: () => void, milliseconds: number) => () => void
  state: HeldState
  queue: ChoiceQueue
}

/** Reads the proposal, and goes on trying while it cannot be read; what is being looked at stays on the page. */
export function newReading({ requests, kept, params, isOnline, isSeen, later, state, queue }: Ports) {
  let retry = firstRetry
  let stopRetry: (() => void) | undefined
  let last: Promise<void> = Promise.resolve()

  /** One reading at a time: what is asked for during one is read after it, and so is not older than the question. */
  const read = (): Promise<void> => (last = last.then(readNow))

  async function readNow() {
    stopRetry?.()
    // A link that was cut off names no proposal: there is nothing to ask for.
    if (params.token === '') return state.become({ is: 'incomplete' })
    try {
      const proposal = await requests.call(viewProposal, { params })
      retry = firstRetry
      show(proposal)
    } catch (error) {
      fail(error)
    }
  }

  function show(proposal: ViewedProposal) {
    const before = state.open()
    const isSame = before?.proposal.proposal.version_id === proposal.proposal.version_id
    state.become({
      is: 'open',
      proposal,
      ...queue.onto(proposal),
      news: before && newsAfter(before, proposal),
      // Another version can be accepted by whoever declined the one before.
      declined: isSame && before.declined,
      ended: false,
    })
    queue.send()
  }

  function fail(error: unknown) {
    if (error instanceof Blocked) return state.become({ is: 'blocked' })
    if (error instanceof Refused && !isPassing(error)) {
      state.become(refused(error))
      if (!isGone(state.get())) return
    } else if (!state.open() && !isGone(state.get())) state.become({ is: 'away', offline: !isOnline() })
    // Of one that is gone the service tells nothing: it is asked for, while somebody may see the page.
    stopRetry = later(() => void ((isSeen() || !isGone(state.get())) && read()), retry)
    retry = Math.min(lastRetry, retry * 2)
  }

  function refused({ status, reason, problem: { seller } }: Refused): PageState {
    if (reason === 'password_to_choose' || reason === 'password_required') {
      void kept.forgetSession()
      return { is: 'password', toChoose: reason === 'password_to_choose', seller }
    }
    if (status !== 410) return { is: 'unknown' }
    const open = state.open()
    // Who declined is thanked, and not shown the door.
    return open?.declined ? { ...open, ended: true } : { is: 'ended', seller }
  }

  return { read, show }
}
