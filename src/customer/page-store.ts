import { downloadAsViewer, downloadAttachmentAsViewer } from '#wire/proposal-document.ts'
import { recordVisit } from '#wire/viewer-visits.ts'
import { newActs } from './acts.ts'
import { newChoiceQueue } from './choice-queue.ts'
import type { Choices } from './choices.ts'
import type { Kept } from './kept.ts'
import { isGone, newPageState } from './page-state.ts'
import { newReading } from './reading.ts'
import type { Requests } from './requests.ts'
import type { VisitBody } from './visits.ts'

type Ports = {
  requests: Requests
  kept: Kept
  token: string
  isOnline: () => boolean
  isSeen: () => boolean
  /** Runs it after so many milliseconds; gives the way not to. */
  later: (run: () => void, milliseconds: number) => () => void
}

/** The state of the page, and all that can be done on it. Holds no DOM: ports are given in. */
export function newPageStore({ requests, kept, token, isOnline, isSeen, later }: Ports) {
  const params = { token }
  /** Names this opening of the page. */
  const visit_id = crypto.randomUUID()
  const state = newPageState()
  /** Chosen after it was said that a choice could not be saved. */
  let choseSince = false
  const queue = newChoiceQueue({
    requests,
    params,
    later,
    isOnline,
    proposal: () => state.open()?.proposal,
    onChange: (pending, saving) => state.change({ pending, saving }),
    onAnswer(parts) {
      const viewed = state.open()?.proposal
      if (viewed) state.change({ proposal: { ...viewed, ...parts } })
      if (choseSince && state.open()?.news?.is === 'refused') state.change({ news: undefined })
    },
    async onRefused({ reason, status }): Promise<void> {
      await reading.read()
      if (reason === 'frozen') state.change({ news: { is: 'frozen' } })
      else if (reason === undefined && status !== 404) {
        choseSince = false
        state.change({ news: { is: 'refused' } })
      }
    },
  })
  const reading = newReading({ requests, kept, params, isOnline, isSeen, later, state, queue })
  const acts = newActs({ requests, kept, params, state, queue, ...reading })

  return {
    subscribe: state.subscribe,
    state: state.get,
    read: reading.read,
    choose: (choices: Choices) => {
      choseSince = true
      queue.choose(choices)
    },
    ...acts,
    /** Tries again at once what waits for a connection, or for the seller. */
    retryNow: () => {
      queue.send()
      if (state.get().is === 'away' || isGone(state.get())) void reading.read()
    },
    download: () => requests.download(downloadAsViewer, { params }),
    attachment: (file: string) =>
      requests.download(downloadAttachmentAsViewer, { params: { token, file }, query: { visit: visit_id } }),
    dismissNews: () => state.change({ news: undefined }),
    /** Nobody waits for it, for the page may be closing; the next one says the same and more. */
    visit: (body: VisitBody) =>
      void requests
        .call(recordVisit, { params, body: { ...body, visit_id } }, { keepalive: true })
        .catch(() => undefined),
  }
}
export type PageStore = ReturnType<typeof newPageStore>
