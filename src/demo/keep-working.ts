import * as z from 'zod/mini'
import { demo } from './home.ts'

const shortest = 1000
const longest = 60 * 60 * 1000
/** After the home could not be asked. */
const afterTrouble = 10_000

const news = z.object({ next: z.nullable(z.int()) })

/**
 * The worker sleeps when nobody asks it anything. As long as a page is open it is woken when something falls due: it
 * says when that is, after every write.
 */
export function keepWorking() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(work, Math.min(longest, Math.max(shortest, milliseconds)))
  }
  const work = () =>
    void demo.work().then(
      ({ next }) => next !== null && wait(next - Date.now()),
      () => wait(afterTrouble),
    )
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const told = news.safeParse(data)
    if (told.success && told.data.next !== null) wait(told.data.next - Date.now())
  })
  work()
}
