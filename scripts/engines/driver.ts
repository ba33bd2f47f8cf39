/** A source of actions and its steps in time, as WebDriver and WebDriver BiDi both write them. */
export type Actions = { type: 'pointer' | 'key'; id: string; parameters?: object; actions: readonly object[] }

/** What the journey needs of a browser; each protocol has one of its own. */
export type Driver = {
  goTo: (address: string) => Promise<void>
  /** By the browser, not by a script: WebKit's driver may give none an answer while its page goes. */
  reload: () => Promise<void>
  /** Runs a script in the page, the body of a function, and gives the text that it returns. */
  run: (script: string) => Promise<string>
  /** Does what a hand does, with real events. */
  perform: (actions: readonly Actions[]) => Promise<void>
  /** The page as it looks, a PNG in base64. */
  picture: () => Promise<string>
  end: () => Promise<void>
}

/** Nothing that a browser is asked takes longer, also on a machine with much else to do. */
export const patience = 120_000
/** To start a browser may: the first time all of it comes from the disk. */
export const patienceAtStart = 400_000

/** Calls a function that stands by itself, with values that fit into JSON. */
export async function callIn<Args extends readonly unknown[], Result>(
  { run }: Driver,
  inPage: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  const given = JSON.stringify(args)
  return JSON.parse(await run(`return JSON.stringify((${String(inPage)})(...${given})) ?? 'null'`)) as Result
}
