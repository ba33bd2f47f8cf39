import { SessionEnded } from '#src/auth/session-errors.ts'
import type { Session } from '#src/auth/session-record.ts'
import { expect, test, vi } from 'vitest'
import { newOwnSession } from './own-session.ts'

const sessionOf = (sign_in: string): Session => ({
  account: 'bakker',
  access_token: `token-${sign_in}`,
  expires_at: undefined,
  kept_under: null,
  sign_in,
})

/** Marieke's page, which has used her session; whoever signs in beside it changes what lies in the store. */
async function mariekesPage() {
  const browser = { session: sessionOf('first') as Session | undefined, person: 'bakker/marieke' }
  const whose = vi.fn(async () => browser.person)
  const page = newOwnSession({
    session: {
      current: async () => browser.session,
      refresh: async () => browser.session ?? Promise.reject(new SessionEnded()),
      end: async () => undefined,
    },
    whose,
  })
  page.knowBy(() => 'bakker/marieke')
  await page.session.current()
  const signsIn = (person: string, sign_in: string) => Object.assign(browser, { person, session: sessionOf(sign_in) })
  return { ...page, whose, signsIn, browser }
}

test('the session a page began with is used without asking whose it is', async () => {
  const { session, whose } = await mariekesPage()
  expect(await session.current()).toMatchObject({ sign_in: 'first' })
  expect(whose).not.toHaveBeenCalled()
})

test('who signs in again beside a page goes on with it, and the service is asked once who they are', async () => {
  const { session, isSamePerson, whose, signsIn } = await mariekesPage()
  signsIn('bakker/marieke', 'second')
  const tokens = await Promise.all([session.current(), session.refresh('old'), session.current()])
  expect(tokens.map((each) => each?.access_token)).toEqual(Array(3).fill('token-second'))
  expect(await isSamePerson()).toBe(true)
  expect(whose).toHaveBeenCalledOnce()
})

test('nothing leaves a page in the name of somebody else who signed in beside it', async () => {
  const { session, isOwn, isSamePerson, signsIn } = await mariekesPage()
  signsIn('bakker/joost', 'second')
  await expect(session.refresh('old')).rejects.toBeInstanceOf(SessionEnded)
  await expect(session.current()).rejects.toBeInstanceOf(SessionEnded)
  expect(await isSamePerson()).toBe(false)
  expect(isOwn(sessionOf('second'))).toBe(false)
})

test('a page that met somebody else stays shut, though the first person comes back', async () => {
  const { session, isSamePerson, signsIn } = await mariekesPage()
  signsIn('bakker/joost', 'second')
  expect(await isSamePerson()).toBe(false)
  signsIn('bakker/marieke', 'third')
  await expect(session.current()).rejects.toBeInstanceOf(SessionEnded)
})

test('a page of which nobody knows whose it is takes everybody for somebody else', async () => {
  const { isSamePerson, knowBy, signsIn } = await mariekesPage()
  knowBy(() => undefined)
  signsIn('bakker/marieke', 'second')
  expect(await isSamePerson()).toBe(false)
})

test('as long as the service does not say whose a session is, nothing leaves, and it is asked again', async () => {
  const { session, whose, signsIn } = await mariekesPage()
  signsIn('bakker/marieke', 'second')
  whose.mockRejectedValueOnce(new TypeError('no answer'))
  await expect(session.current()).rejects.toThrow('no answer')
  expect(await session.current()).toMatchObject({ sign_in: 'second' })
})

test('who signs in while the service is asked about somebody before them is asked about too', async () => {
  const { session, whose, signsIn } = await mariekesPage()
  signsIn('bakker/marieke', 'second')
  whose.mockImplementationOnce(async () => {
    signsIn('bakker/joost', 'third')
    return 'bakker/marieke'
  })
  await expect(session.current()).rejects.toBeInstanceOf(SessionEnded)
})

test('the page that somebody signs in on is theirs', async () => {
  const { session, release, signsIn, whose } = await mariekesPage()
  signsIn('bakker/joost', 'second')
  release()
  expect(await session.current()).toMatchObject({ sign_in: 'second' })
  expect(whose).not.toHaveBeenCalled()
})
