import { pageSize } from '#wire/limits.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import { listProposals } from '#wire/proposals.ts'
import { callPage } from './client.ts'
import { longWork } from './long-work.ts'
import { filled, type ProposalFilter } from './proposal-filter.ts'
import { asVersion2 } from './proposals.ts'

/** Every proposal of a list, page by page, from a service without an app interface; up to a stop or a failure. */
export async function everyProposal(label: string, filter: Omit<ProposalFilter, 'page'>) {
  const byId = new Map<number, ListItem>()
  let pages: number | undefined
  const isThere = (page: number) => pages === undefined || page <= pages
  function* numbers() {
    for (let page = 1; isThere(page); page += 1) yield page
  }
  const { stopped, error } = await longWork.run({
    label,
    items: numbers(),
    of: () => pages,
    act: async (page) => {
      // Long work waits by itself.
      const { items, total } = await callPage(listProposals, asVersion2(filled({ ...filter, page })), { mostWaits: 0 })
      // While pages are read the list may move: whatever comes twice is one.
      for (const item of items) byId.set(item.id, item)
      if (total !== undefined) pages = Math.ceil(total / pageSize)
      else if (items.length < pageSize) pages = page
    },
  })
  return { items: [...byId.values()], stopped, error }
}
