import { isDeepStrictEqual } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { callIn, patience, type Driver } from './driver.ts'
import { find, resolved, type Found, type Role, type Wanted } from './in-page.ts'

/** Keys that are not letters, as WebDriver numbers them. */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Control: '\uE009', Backspace: '\uE003' } as const
type Key = keyof typeof keys

const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } } as const
const to = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 50 })
const down = { type: 'pointerDown', button: 0 }
const up = { type: 'pointerUp', button: 0 }

/**
 * What a person sees and does, by roles and names, in whichever browser. Every act waits until it can be done, and
 * every look until it is true: a page that is slow is waited for, one that never gets there fails the step.
 */
export class Screen {
  readonly #driver: Driver
  readonly #origin: string

  constructor(driver: Driver, origin: string) {
    this.#driver = driver
    this.#origin = origin
  }

  goTo = (path: string) => this.#driver.goTo(this.#origin + path)

  reload = async () => {
    // What is on the page now must not be taken for what comes.
    await this.#call(() => void (document.documentElement.dataset['left'] = ''))
    await this.#driver.reload()
    await this.#until('the page is new', () =>
      this.#call(() => document.readyState !== 'loading' && !('left' in document.documentElement.dataset)),
    )
  }

  /** What all of them say, once there is one. */
  texts = async (role: Role, name?: string, within?: Wanted) => (await this.#found({ role, name, within })).texts

  sees = async (role: Role, name?: string, within?: Wanted) => void (await this.#found({ role, name, within }))

  /** Until the first of them says, or holds, what fits. */
  reads = (wanted: Wanted, pattern: RegExp) =>
    this.#until(`${said(wanted)} reads ${pattern}`, async () => {
      const found = await this.#look(wanted)
      return found && pattern.test(found.texts[0] ?? '')
    })

  click = async (role: Role, name?: string, within?: Wanted) => {
    const { x, y } = await this.#resting({ role, name, within })
    await this.#driver.perform([{ ...mouse, actions: [to(x, y), down, up] }])
  }

  /** Writes into a field in place of what stands there. */
  fill = async (name: string, text: string, within?: Wanted) => {
    await this.click('textbox', name, within)
    await this.press('Control', 'a')
    await this.type(text)
  }

  type = (text: string) =>
    this.#keys(
      Array.from(text, (value) => value).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )

  /** One key, or several held together. */
  press = (...together: readonly string[]) => {
    const values = together.map((key) => (key in keys ? keys[key as Key] : key))
    const released = values.toReversed().map((value) => ({ type: 'keyUp', value }))
    return this.#keys([...values.map((value) => ({ type: 'keyDown', value })), ...released])
  }

  /** Draws across it, with the button of the mouse held. */
  draw = async (role: Role, name?: string) => {
    await this.#resting({ role, name })
    const { box } = await this.#found({ role, name })
    const at = (right: number, below: number) => to(box.x + box.width * right, box.y + box.height * below)
    const actions = [at(0.2, 0.6), down, at(0.35, 0.3), at(0.5, 0.7), at(0.7, 0.35), up]
    await this.#driver.perform([{ ...mouse, actions }])
  }

  /** Takes one by the mouse and lets go of it over the lower half of another. */
  drag = async (grip: Wanted, row: Wanted, target: Wanted) => {
    const over = await this.#resting(row)
    await this.#driver.perform([{ ...mouse, actions: [to(over.x, over.y)] }])
    const from = await this.#resting(grip)
    const { box } = await this.#found(target)
    const end = { x: from.x, y: box.y + box.height * 0.75 }
    const half = (from.y + end.y) / 2
    const way = [to(from.x, from.y + 6), to(from.x, half), to(end.x, end.y - 4), to(end.x, end.y)]
    await this.#driver.perform([{ ...mouse, actions: [to(from.x, from.y), down, ...way] }])
    await this.#driver.perform([{ ...mouse, actions: [to(end.x, end.y), up] }])
  }

  /** Calls a function that stands by itself in the page. */
  #call = <Result>(inPage: () => Result) => callIn(this.#driver, inPage)

  #keys = (actions: readonly object[]) => this.#driver.perform([{ type: 'key', id: 'keyboard', actions }])

  #look = (wanted: Wanted) => callIn(this.#driver, find, resolved(wanted))

  #found = (wanted: Wanted): Promise<Found> => this.#until(said(wanted), () => this.#look(wanted))

  /** Where it is, once it has stopped moving and nothing lies over it. */
  #resting = (wanted: Wanted) => {
    let before: Found['at']
    return this.#until(`${said(wanted)}, in reach`, async () => {
      const at = (await this.#look(wanted))?.at
      const isResting = at !== undefined && isDeepStrictEqual(at, before)
      before = at
      return isResting ? at : undefined
    })
  }

  async #until<Value>(what: string, look: () => Promise<Value>) {
    const until = Date.now() + patience
    let fault: unknown
    while (Date.now() < until) {
      try {
        const seen = await look()
        if (seen !== undefined && seen !== null && seen !== false) return seen as NonNullable<Value>
        fault = undefined
      } catch (error) {
        // A page that is just being left answers nobody.
        fault = error
      }
      await pause(100)
    }
    throw new Error(`Not there in ${patience / 1000} s: ${what}`, { cause: fault })
  }
}

const said = ({ role, name, within }: Wanted): string =>
  `${role} ${name ?? ''}${within ? ` in ${said(within)}` : ''}`.trim()
