import { setChoices } from '#wire/viewer-acts.ts'
import type { ViewedProposal } from '#wire/viewer.ts'
import { asSent, carriedOver, joined, noChoices, type Choices } from './choices.ts'
import { isPassing, Refused, type Requests } from './requests.ts'

/** `offline` and `failed`: kept on the page and tried again. */
export type Saving = 'saved' | 'saving' | 'offline' | 'failed'

type Parts = Pick<ViewedProposal, 'choices_at' | 'changed' | 'frozen' | 'choices' | 'tables' | 'prices' | 'words'>

type Ports = {
  requests: Requests
  params: { token: string }
  proposal: () => ViewedProposal | undefined
  isOnline: () => boolean
  later: (run: () => void, milliseconds: number) => () => void
  onChange: (pending: Choices, saving: Saving) => void
  onAnswer: (parts: Parts) => void
  /** These choices cannot be had; they are gone from the queue unless the version was another, or the page is gone. */
  onRefused: (error: Refused) => Promise<void>
}

/** Several rows picked in a breath go in one request. */
const breath = 150
const firstRetry = 1000
const lastRetry = 15_000

/** What was chosen goes out one request at a time, in order, and leaves here when it was answered: nothing is lost. */
export function newChoiceQueue({ requests, params, proposal, isOnline, later, ...tell }: Ports) {
  let sent: Choices = noChoices
  let waiting: Choices = noChoices
  let running: Promise<void> | undefined
  let retry = firstRetry
  let stopTimer: (() => void) | undefined
  let saving: Saving = 'saved'

  const pending = () => joined(sent, waiting)
  const say = (next: Saving) => tell.onChange(pending(), (saving = next))

  function after(milliseconds: number) {
    stopTimer?.()
    stopTimer = later(send, milliseconds)
  }

  function send() {
    stopTimer?.()
    const to = proposal()
    if (running || waiting.size === 0 || !to) return
    ;[sent, waiting] = [waiting, noChoices]
    say('saving')
    running = put(to).finally(() => {
      running = undefined
      if (waiting.size > 0 && saving === 'saving') send()
    })
  }

  async function put({ proposal: { version_id }, tables }: ViewedProposal) {
    try {
      const answer = await requests.call(setChoices, { params, body: asSent(version_id, tables, sent) })
      sent = noChoices
      retry = firstRetry
      tell.onAnswer(answer)
      say(waiting.size > 0 ? 'saving' : 'saved')
    } catch (error) {
      if (error instanceof Refused && !isPassing(error)) return refused(error)
      // Not a word of it is given up: what was sent goes again, before what was chosen since.
      ;[sent, waiting] = [noChoices, pending()]
      say(isOnline() ? 'failed' : 'offline')
      after(retry)
      retry = Math.min(lastRetry, retry * 2)
    }
  }

  async function refused(error: Refused) {
    // Of another version, or a page that is gone for now, they are carried over once that has been read (`onto`).
    const isKept = error.reason === 'version' || error.status === 403 || error.status === 404
    ;[sent, waiting] = [noChoices, isKept ? pending() : waiting]
    say(waiting.size > 0 ? 'saving' : 'saved')
    await tell.onRefused(error)
  }

  return {
    choose: (choices: Choices) => {
      waiting = joined(waiting, choices)
      say(saving === 'saved' ? 'saving' : saving)
      after(breath)
    },
    send,
    /** What of it still stands on a proposal that was read anew, and whether that is saved. */
    onto({ tables, frozen }: ViewedProposal): { pending: Choices; saving: Saving } {
      waiting = frozen ? noChoices : carriedOver(tables, waiting)
      if (pending().size === 0) saving = 'saved'
      return { pending: pending(), saving }
    },
    /** True once nothing waits; false when it cannot be had now. */
    async flushed(): Promise<boolean> {
      for (let tries = 0; tries < 3 && pending().size > 0; tries += 1) {
        send()
        await running
      }
      return pending().size === 0
    },
  }
}
export type ChoiceQueue = ReturnType<typeof newChoiceQueue>
