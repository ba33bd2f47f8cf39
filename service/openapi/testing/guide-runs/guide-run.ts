import type { Example } from '#service/openapi/testing/example-account.ts'
import { codeOn } from '#service/openapi/testing/page-samples.ts'
import { outputOf, writeProgram, type Language } from '#service/openapi/testing/programs.ts'

type Environment = Record<string, string>

/** A guide as its reader has it: the page of their account, and a machine to try its code on. */
export type Trial = {
  example: Example
  /** The page that holds the guide. */
  page: string
  /** Where `@proffer/client` is installed. */
  folder: string
  /** The code under a caption that begins so. */
  take: (caption: string) => string
  /** Runs it in a language, and gives what it prints. */
  run: (language: Language, code: string, environment?: Environment) => Promise<string>
}

/** How the code of a guide is tried. */
export type GuideRun = {
  /** Does with all of it what the guide says, in order. */
  code?: (trial: Trial) => Promise<void>
  /** Does it with what stands there in several languages, for one of them. */
  sample?: (trial: Trial, language: Language) => Promise<void>
}

/** Opens the guides as the account's people do. */
export async function trialOf(id: string, example: Example, folder: string) {
  const { publicUrl, account, key } = example
  const page = await (await fetch(`${publicUrl}/docs/guides?account=${account}`)).text()
  const figures = codeOn(page, id)
  const left = new Set(figures)
  const take = (caption: string) => {
    const found = figures.find((one) => one.caption.startsWith(caption))
    if (!found) throw new Error(`The guide ${id} has no code under ${caption}`)
    left.delete(found)
    return found.code
  }
  let count = 0
  const run: Trial['run'] = (language, code, environment = {}) =>
    outputOf(folder, writeProgram(folder, `${id}-${++count}`, language, code), language, {
      PROFFER_API_KEY: key,
      ...environment,
    })
  const trial: Trial = { example, page, folder, take, run }
  /** What was not taken, and has no choice of languages. */
  const untried = () => [...left].filter(({ language }) => language === '').map(({ caption }) => caption)
  return { trial, untried }
}

/** What `curl -i` prints: status, headers by their names in lower case, and the body. */
export function answerIn(printed: string) {
  const [head = '', body = ''] = printed.replaceAll('\r', '').split(/\n\n(.*)/s)
  const [status = '', ...lines] = head.split('\n')
  return { status: Number(status.split(' ')[1]), headers: headersIn(lines.join('\n')), body }
}

/** Headers as they are written; an indented line goes on with the one before. */
export const headersIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .replace(/\n\s+/g, ' ')
      .split('\n')
      .map((line) => line.split(/:\s*(.*)/s))
      .map(([name = '', value = '']) => [name.toLowerCase(), value]),
  )

export const readJson = (text: string) => JSON.parse(text) as Record<string, unknown>
