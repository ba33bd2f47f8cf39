/** The place of one thing in this browser. */
export type Kept<Thing> = {
  get: () => Promise<Thing | undefined>
  /** Resolves once it is on disk. */
  set: (thing: Thing) => Promise<void>
  /** For a page that is being left, which hears of no disk any more; throws where nothing can be kept. */
  setAtOnce: (thing: Thing) => void
  remove: () => Promise<void>
}

/** Where a browser writes at once, as localStorage does; throws where it is full or forbidden. */
export type AtOnce = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

type Texts = {
  get: (key: string) => Promise<string | null>
  set: (key: string, text: string) => Promise<void>
  remove: (key: string) => Promise<unknown>
}

type Stamp = { shape?: number; written_at?: number }
type Stamped<Thing> = { thing: Thing; at: number }

type Ports = { texts: Texts; atOnce: () => AtOnce; now: () => number }

/**
 * A thing under one key on disk, in a shape that has a number: of another, left by an older version of the app, nothing
 * can be brought back.
 *
 * The disk answers later, and a page that is left does not live to hear it: what was typed in its last moment is put
 * where the browser writes at once (`setAtOnce`). It stays there until something that is not older lies on disk.
 */
export function keptUnder<Thing extends object>(
  key: string,
  shape: number,
  { texts, atOnce, now }: Ports,
): Kept<Thing> {
  const written = (thing: Thing) => JSON.stringify({ shape, written_at: now(), ...thing })
  const read = (text: string | null): Stamped<Thing> | undefined => {
    if (text === null) return undefined
    const { shape: kept, written_at: at = 0, ...left } = JSON.parse(text) as Stamp & object
    const thing: object = left
    return kept === shape ? { thing: thing as Thing, at } : undefined
  }
  const lastWords = () => {
    try {
      return atOnce().getItem(key)
    } catch {
      // Nothing is kept there, so nothing was left.
      return null
    }
  }
  /** What was left before `write` began is older than what it writes. */
  const replacing = async (write: () => Promise<unknown>) => {
    const before = lastWords()
    await write()
    if (before !== null && lastWords() === before) atOnce().removeItem(key)
  }
  return {
    async get() {
      const [disk, left] = [read(await texts.get(key)), read(lastWords())]
      return left && (!disk || left.at >= disk.at) ? left.thing : disk?.thing
    },
    set: (thing) => replacing(() => texts.set(key, written(thing))),
    setAtOnce: (thing) => atOnce().setItem(key, written(thing)),
    remove: () => replacing(() => texts.remove(key)),
  }
}
