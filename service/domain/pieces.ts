/** Called between two pieces of long work. */
export type BetweenPieces = () => Promise<void>

/** Lets whatever else waits have its turn; rejects once the work is to end. */
export const betweenPieces =
  (signal?: AbortSignal): BetweenPieces =>
  async () => {
    signal?.throwIfAborted()
    await nextTurn()
    signal?.throwIfAborted()
  }

/** After what has come in meanwhile: SQLite answers at once, and statement after statement would leave nobody a turn. */
function nextTurn() {
  const { port1, port2 } = new MessageChannel()
  return new Promise<void>((resolve) => {
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(undefined)
  })
}
