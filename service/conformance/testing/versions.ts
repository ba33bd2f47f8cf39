import { testService, type TestService } from '#service/testing/test-service.ts'
import { v1Of } from '#service/testing/v1.ts'

export const versions = ['v1', 'v2'] as const
export type Version = (typeof versions)[number]

/** Rows of a table, each once for every version. */
export const inBoth = <Row extends object>(rows: readonly Row[]) =>
  versions.flatMap((version) => rows.map((row) => ({ version, ...row })))

/** A service of its own, asked in one version. */
export async function inVersion(version: Version) {
  const service = await testService()
  const ask = version === 'v1' ? v1Of(service) : service.send
  return { ...service, ask, done: doneBy(ask) }
}
export type InVersion = Awaited<ReturnType<typeof inVersion>>

/** Asks what must succeed, and gives the body. */
export const doneBy =
  (ask: TestService['send']) =>
  async <Body>(...request: Parameters<TestService['send']>): Promise<Body> => {
    const { status, body } = await ask<Body>(...request)
    if (status >= 400) throw new Error(`${request[0]} ${request[1]} is ${status}: ${JSON.stringify(body)}`)
    return body
  }

export type Refusal = { detail: string; errors?: Record<string, string[]> }
