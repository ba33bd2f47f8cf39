import * as z from 'zod/mini'

const news = z.object({
  /** When more falls due, on the real clock; null when nothing waits. */
  next: z.optional(z.nullable(z.int())),
  /** Milliseconds that the demo's clock is ahead of the real one. */
  ahead: z.optional(z.int()),
  /** What the pages show is not there any more: it was started over, or brought back. */
  replaced: z.optional(z.boolean()),
})
export type News = z.infer<typeof news>

/** What the worker tells every open page; gives the way to stop listening. */
export function onNews(listener: (news: News) => void) {
  const hear = ({ data }: MessageEvent) => {
    const message = news.safeParse(data)
    if (message.success) listener(message.data)
  }
  navigator.serviceWorker.addEventListener('message', hear)
  return () => navigator.serviceWorker.removeEventListener('message', hear)
}
