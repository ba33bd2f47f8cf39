/** Work that may be left at each `yield`, so that others are answered, and is gone on with afterwards. */
export type Steps<Result = void> = Generator<void, Result, void>

/** How long it goes on before others are answered, in milliseconds. */
const most = 20

/** Takes all steps, and lets others be answered in between. `afterPause` throws where it is not to go on. */
export async function withPauses<Result>(steps: Steps<Result>, afterPause = () => {}): Promise<Result> {
  let since = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() - since < most) continue
    // oxlint-disable-next-line no-await-in-loop -- that is the point
    await pause()
    afterPause()
    since = performance.now()
  }
}

let last: Promise<void> = Promise.resolve()

/** Of several who pause at a time each has a pause of its own, or others would wait for all of them in a row. */
const pause = () => (last = last.then(() => new Promise((resolve) => setTimeout(resolve))))

/** Takes them without a pause, where it is little. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
