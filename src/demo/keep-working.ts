import { demo } from './home.ts'
import { onNews } from './news.ts'

const shortest = 1000
const longest = 60 * 60 * 1000
/** After the home could not be asked. */
const afterTrouble = 10_000

/**
 * The worker sleeps when nobody asks it anything. As long as a page is open it is woken when something falls due: it
 * says when that is, after every write.
 */
export function keepWorking() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(runDue, Math.min(longest, Math.max(shortest, milliseconds)))
  }
  const runDue = () =>
    void demo.work().then(
      ({ next }) => next !== null && wait(next - Date.now()),
      () => wait(afterTrouble),
    )
  onNews(({ next }) => typeof next === 'number' && wait(next - Date.now()))
  // Whoever has just come asks for something else first.
  wait(shortest)
}
