import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import * as z from 'zod/mini'
import { tokenAnswer, type TokenAnswer } from '#wire/oauth.ts'
import { origins, ports } from './homes.ts'
import { clockOf } from './passing-days.ts'

export type TestAccount = { account: string; email: string; password: string; client_id: string }

const made = z.object({ account: z.string(), user: z.string(), password: z.string(), client_id: z.string() })

type Maker = { child: ChildProcess; gone: Promise<never> }

/** Fails when the process ends: nobody would answer any more. */
async function gone(child: ChildProcess): Promise<never> {
  const [code] = (await once(child, 'exit')) as unknown[]
  throw new Error(`The process that makes accounts ended with ${String(code)}`)
}

/** Makes accounts for tests on the server at a port, one after another, by a process that is started for the first. */
export function nodeAccounts(port: number) {
  let maker: Promise<Maker> | undefined

  async function start() {
    const env = {
      ...process.env,
      DATABASE_URL: `file:.cache/e2e/data-${port}/proffer.db`,
      PUBLIC_URL: port === ports.later ? origins.later : origins.node,
      ...(port === ports.later && { E2E_CLOCK: clockOf(port) }),
      APP_ORIGINS: origins.beside,
    }
    const child = fork('scripts/make-accounts.ts', { env })
    const maker = { child, gone: gone(child) }
    await Promise.race([once(child, 'message'), maker.gone])
    return maker
  }

  async function ask(message: object): Promise<unknown> {
    const { child, gone } = await (maker ??= start())
    child.send(message)
    const [answer] = (await Promise.race([once(child, 'message'), gone])) as unknown[]
    return answer
  }

  return {
    /** A sample account of its own name with so many proposals, or one as it is when it is new, whose API client may come back to the server's address. */
    create: async (name: string, proposals: number | 'none'): Promise<TestAccount> => {
      const { user, ...account } = made.parse(await ask({ name, proposals }))
      return { ...account, email: user }
    },
    /** What the app gets when the person of this account signs in and consents. */
    signIn: async (account: TestAccount): Promise<TokenAnswer> => tokenAnswer.parse(await ask(account)),
    end: async () => (await maker)?.child.disconnect(),
  }
}
