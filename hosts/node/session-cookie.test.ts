import { expect, test } from 'vitest'
import { sessionCookie } from './session-cookie.ts'

const token = 'a'.repeat(43)

function written(publicUrl: string, value: string | undefined) {
  const headers = new Headers()
  sessionCookie(publicUrl).write(headers, value, '/accounts/bakker/oauth2')
  return headers.get('set-cookie')
}

test('no script reads it, no other site sends it, and it goes to its account alone', () => {
  expect(written('https://offers.example', token)).toBe(
    `proffer_session=${token}; Path=/accounts/bakker/oauth2; HttpOnly; SameSite=Lax; Secure`,
  )
})

test.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
  'on this machine it works without https: %s',
  (publicUrl) => {
    expect(written(publicUrl, token)).not.toContain('Secure')
  },
)

test('ending the session removes it', () => {
  expect(written('https://offers.example', undefined)).toContain('Max-Age=0')
})

test.each([
  [`proffer_session=${token}`, token],
  [`other=1; proffer_session=${token}; more=2`, token],
  ['proffer_session=short', undefined],
  [`xproffer_session=${token}`, undefined],
  ['', undefined],
])('it is found among others: %s', (cookie, token) => {
  expect(sessionCookie('https://x.test').read(new Request('https://x.test', { headers: { cookie } }))).toBe(token)
})
