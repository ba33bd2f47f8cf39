import type { ToldAct } from '#wire/events.ts'

/** An act on one proposal. */
export type News = ToldAct & { id: number }

/** Of two acts the one that matters more stands: a question is not covered by the news that its asker reads on. */
const weight: Record<News['act'], number> = {
  reading: 0,
  opened: 1,
  chose: 2,
  asked: 3,
  declined: 4,
  signed: 5,
  mentioned: 6,
}

/** Whether a notice takes the place of what stands about the same proposal; each stands for `stands` milliseconds. */
export function newTurns(stands: number) {
  const shown = new Map<number, { act: News['act']; at: number }>()
  return (news: News, now: number): boolean => {
    const before = shown.get(news.id)
    if (before && now - before.at < stands && weight[news.act] < weight[before.act]) return false
    shown.set(news.id, { act: news.act, at: now })
    return true
  }
}

/**
 * What is unread: one for each act on each proposal, however often it was repeated. Another proposal, or another act, is
 * one more.
 */
export function newUnread(onCount: (count: number) => void) {
  const unread = new Set<string>()
  return {
    add: ({ id, act }: News) => {
      unread.add(`${id} ${act}`)
      onCount(unread.size)
    },
    clear: () => {
      unread.clear()
      onCount(0)
    },
  }
}
