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

/**
 * React's `use` reads a promise that says it is fulfilled without suspending: what is here already never leaves its
 * place empty for a moment.
 */
function settledInSight<Part>(coming: Promise<Part>): Promise<Part> {
  const settled = coming.then((value) => {
    void Object.assign(settled, { status: 'fulfilled', value })
    return value
  })
  return settled
}

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
