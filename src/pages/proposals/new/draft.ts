import { useEffect, useState } from 'react'
import type { Customer } from '#src/components/proposal-form/customer-field.tsx'
import type { NewProposalFields } from '#src/components/proposal-form/fields.ts'
import type { DraftTable } from '#src/draft/table.ts'
import { asFirstTab, keptThing } from '#src/storage/in-browser.ts'
import { Keeper } from '#src/draft/keeper.ts'

/** A proposal that is not created yet, as it was left. */
export type NewDraft = {
  fields: NewProposalFields
  customer: Customer | undefined
  tables: readonly DraftTable[]
  /** Milliseconds since 1970. */
  changed_at: number
}

/** Raised when a form of another version could not show what is kept. */
const shape = 1

export type OpenedDraft = {
  /** Where it is kept. */
  key: string
  keeper: Keeper<NewDraft>
  /** What the form begins with; undefined begins empty. */
  before: NewDraft | undefined
  /** Another one under the same key is another form. */
  round: number
}

/**
 * Where `owner` begins a proposal in this browser, for one customer or for any; undefined for the moment it takes to
 * look. The first tab keeps what is written in it, the next ones are told that they do not.
 */
export function useNewDraft(owner: string, customerId: number | undefined) {
  const key = `${owner}/new/${customerId ?? ''}`
  const [opened, setOpened] = useState<OpenedDraft>()

  useEffect(() => {
    const store = keptThing<NewDraft>(key, shape)
    let leave = () => {}
    const left = new Promise<void>((resolve) => {
      leave = resolve
    })
    const open = () =>
      asFirstTab(key, async (isFirst) => {
        // Where nothing can be read nothing can be kept, which the keeper says at the first write.
        const before = isFirst ? await store.get().catch(() => undefined) : undefined
        const keeper = new Keeper(store, { apart: !isFirst })
        setOpened({ key, keeper, before, round: 0 })
        document.addEventListener('visibilitychange', keeper.leave)
        window.addEventListener('pagehide', keeper.leave)
        await left
        document.removeEventListener('visibilitychange', keeper.leave)
        window.removeEventListener('pagehide', keeper.leave)
        await keeper.flush()
      })
    // Not before the effects are done: in development they run twice, and would find the place taken.
    const timer = setTimeout(() => void open())
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [key])

  const begin = (before: NewDraft | undefined) => setOpened((was) => was && { ...was, before, round: was.round + 1 })
  // What was opened before belongs to another form.
  return { opened: opened?.key === key ? opened : undefined, begin }
}
