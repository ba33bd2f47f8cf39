/** Of what could not be fetched; the error goes where the part was wanted. */
const missing = new WeakSet<object>()

/** Whether this failed because a part of the app could not be fetched: no connection, or the host has another build. */
export const isMissingPart = (error: unknown) => typeof error === 'object' && error !== null && missing.has(error)

/**
 * A part of the app that comes when it is wanted: fetched once for everybody who asks, and fetched anew by whoever asks
 * after it failed. For styles that failed see `lostStyles`.
 */
export function newPart<Part>(open: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | undefined
  const fetched = async () => {
    try {
      if (lost.size > 0) await lostStyles()
      return await open()
    } catch (error) {
      coming = undefined
      if (typeof error === 'object' && error !== null) missing.add(error)
      throw error
    }
  }
  return () => (coming ??= settledInSight(fetched()))
}

/** What is here already never leaves its place empty for a moment: what became of a part is read off its promise. */
function settledInSight<Part>(coming: Promise<Part>): Promise<Part> {
  const settled = Promise.allSettled([coming]).then(([outcome]) => {
    // In the words by which React's `use` knows it.
    void Object.assign(settled, outcome)
    return coming
  })
  // Whoever shows it may have read that it failed before waiting for it.
  settled.catch(() => undefined)
  return settled
}

/** What has become of it by now; undefined while it is coming. */
export const outcomeOf = <Part>(coming: Promise<Part>): PromiseSettledResult<Part> | undefined =>
  isSettled(coming) ? coming : undefined

// React's `use` says of what it waits for that it is pending.
const isSettled = <Part>(coming: Promise<Part>): coming is Promise<Part> & PromiseSettledResult<Part> =>
  'status' in coming && coming.status !== 'pending'

const lost = new Set<HTMLLinkElement>()

// Tests of the service side have no page.
if (typeof document !== 'undefined')
  document.addEventListener('error', ({ target }) => void (target instanceof HTMLLinkElement && lost.add(target)), true)

/**
 * Asks once more for style sheets that failed. The bundler adds the styles of a part to the page once and takes them for
 * there ever after, so that a part whose first try failed would come back unstyled.
 */
async function lostStyles() {
  const links = [...lost].filter((link) => link.rel === 'stylesheet' && link.isConnected)
  lost.clear()
  await Promise.all(links.map(askedAgain))
}

function askedAgain(link: HTMLLinkElement): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const again = link.cloneNode() as HTMLLinkElement
  again.addEventListener('load', () => resolve())
  again.addEventListener('error', () => reject(new Error(`No styles at ${link.href}`)))
  link.replaceWith(again)
  return promise
}
