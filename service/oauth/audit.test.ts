import { describe, expect, test, vi } from 'vitest'
import { atEveryStatement, dyingAt } from '#service/testing/dying.ts'
import { oauthService, origin } from '#service/testing/oauth-service.ts'
import { act, authorizeAt, codeAt, securityAt, setUpApp, withPassword } from '#service/testing/second-factor.ts'
import { browser } from '#service/testing/sign-in.ts'

type Made = Awaited<ReturnType<typeof oauthService>>

/** Runs `task` against a process that dies at its statement `at`, and says whether it died. */
async function dying({ ports }: Made, at: number, task: () => Promise<unknown>) {
  const { db } = ports
  // The server says aloud that a request failed, which is what is wanted here.
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { db: dead, hasDied } = dyingAt(db, at)
  ports.db = dead
  await task()
  ports.db = db
  said.mockRestore()
  return hasDied()
}

const toldOf = async ({ accountDb }: Made, name: string) =>
  (await accountDb.selectFrom('audit_entry').select('id').where('act', '=', name).execute()).length

/** What each act of the pages leaves, and how the log calls it: as many of the one as of the other. */
const acts = {
  'a sign-in': {
    act: 'sign-ins.succeeded',
    begin: async (made: Made) => {
      const person = browser(made.service, origin)
      const page = await (await person.get(authorizeAt(made.flow))).text()
      return () => person.submit(page, 'sign-in', made.flow)
    },
    kept: ({ accountDb }: Made) => accountDb.selectFrom('session').select('id').execute(),
  },
  consent: {
    act: 'consents.give',
    begin: async (made: Made) => {
      const person = await withPassword(made)
      const page = await (await person.get(authorizeAt(made.flow))).text()
      return () => person.submit(page, 'consent', { decision: 'allow' })
    },
    kept: ({ accountDb }: Made) => accountDb.selectFrom('consent').select('id').execute(),
  },
  'an authenticator app': {
    act: 'factors.added',
    begin: async (made: Made) => {
      const person = await withPassword(made, securityAt)
      const setup = await (await act(person, await (await person.get(securityAt)).text(), 'totp-begin')).text()
      const secret = (/class="key">([^<]+)</.exec(setup)?.[1] ?? '').replaceAll(' ', '')
      return () => act(person, setup, 'totp-confirm', { code: codeAt(secret, made.clock.now) })
    },
    kept: ({ accountDb }: Made) => accountDb.selectFrom('totp').select('id').where('confirmed', '=', 1).execute(),
  },
  'new recovery codes': {
    act: 'factors.recovery-codes',
    begin: async (made: Made) => {
      const { person } = await setUpApp(made)
      // Those of the setup are told of too; the test begins after them.
      await made.accountDb.deleteFrom('recovery_code').execute()
      const page = await (await person.get(securityAt)).text()
      return () => act(person, page, 'recovery-codes')
    },
    kept: async ({ accountDb }: Made) =>
      (await accountDb.selectFrom('recovery_code').select('id').execute()).filter((_, at) => at % 10 === 0),
  },
}

describe('the log is written in the transaction of what it tells, wherever the process dies', () => {
  test.each(Object.entries(acts))('%s', async (_, { act, begin, kept }) => {
    const deaths = await atEveryStatement(async (at) => {
      const made = await oauthService()
      const task = await begin(made)
      const before = await toldOf(made, act)
      const hasDied = await dying(made, at, task)
      const told = (await toldOf(made, act)) - before
      expect(told).toBe((await kept(made)).length)
      if (!hasDied) expect(told).toBe(1)
      return hasDied
    })
    expect(deaths).toBeGreaterThan(2)
  })
})

test('access that is given to an application is told with its name and where its answer goes; the own app is not', async () => {
  const made = await oauthService()
  const allow = async () => {
    const person = await withPassword(made)
    const page = await (await person.get(authorizeAt(made.flow))).text()
    await person.submit(page, 'consent', { decision: 'allow' })
  }
  await allow()
  const entries = () =>
    made.accountDb.selectFrom('audit_entry').selectAll().where('act', '=', 'consents.give').execute()
  const [entry] = await entries()
  expect(entry).toMatchObject({ user_name: 'jo@bakker.test' })
  expect(JSON.parse(entry?.changes ?? '')).toEqual([
    { field: 'application', value: 'The "app"' },
    { field: 'address', value: 'https://app.test/callback' },
  ])
  await made.accountDb.deleteFrom('consent').execute()
  await made.accountDb.updateTable('oauth_client').set({ first_party: 1 }).execute()
  await allow()
  expect(await entries()).toHaveLength(1)
})

test('the second step is told with the sign-in: an authenticator app, or one of the recovery codes', async () => {
  const made = await oauthService()
  const { secret, codes } = await setUpApp(made)
  const proofs: Record<string, string>[] = [{ code: codeAt(secret, made.clock.now) }, { recovery: codes[0] ?? '' }]
  for (const typed of proofs) {
    const person = await withPassword(made)
    await person.submit(await (await person.get(authorizeAt(made.flow))).text(), 'second-factor', typed)
  }
  const { accountDb } = made
  const told = await accountDb
    .selectFrom('audit_entry')
    .select('changes')
    .where('act', '=', 'sign-ins.succeeded')
    .orderBy('id')
    .execute()
  const steps = told.map(({ changes }) => (JSON.parse(changes) as { value: string }[]).map(({ value }) => value))
  expect(steps).toEqual([['password'], ['password', 'authenticator app'], ['password', 'recovery code']])
})
