import { execFile } from 'node:child_process'
import process from 'node:process'
import { promisify } from 'node:util'
import * as z from 'zod/mini'

const run = promisify(execFile)

/** One command of Proffer's command line, on the database of the server under test. */
async function proffer<T extends z.ZodMiniType>(origin: string, answer: T, ...args: string[]): Promise<z.output<T>> {
  const { stdout } = await run(process.execPath, ['hosts/node/command.ts', ...args, '--json'], {
    env: {
      ...process.env,
      DATABASE_URL: `file:.cache/e2e/data-${new URL(origin).port}/proffer.db`,
      PUBLIC_URL: origin,
    },
  })
  return answer.parse(JSON.parse(stdout))
}

const sampleAnswer = z.object({
  account: z.string(),
  user: z.string(),
  password: z.string(),
  client_id: z.string(),
})

export type TestAccount = { account: string; email: string; password: string; client_id: string }

/** A sample account of its own name, whose API client may come back to `origin`. */
export async function createSampleAccount(name: string, origin: string): Promise<TestAccount> {
  const { user, ...made } = await proffer(origin, sampleAnswer, 'sample', 'load', '--account', name)
  return { ...made, email: user }
}
