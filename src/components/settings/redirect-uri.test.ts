import { expect, test } from 'vitest'
import { redirectUriFault, redirectUriFaultSoFar } from './redirect-uri.ts'

test.each([
  'https://app.example/callback',
  'https://app.example:8443/callback?next=1',
  'http://localhost:3000/callback',
  'http://127.0.0.1/callback',
  'http://[::1]:9000/',
  'com.example.app:/callback',
])('a code may be sent to %s', (address) => {
  expect(redirectUriFault(address)).toBeUndefined()
})

test.each([
  ['', /starting with https/],
  ['app.example', /starting with https/],
  ['https://app example/', /starting with https/],
  ['https://app.example/#top', /Remove the #/],
  ['https://me:secret@app.example/', /Remove the user name/],
  ['http://app.example/callback', /localhost/],
  ['javascript:alert(1)', /contain a dot/],
])('%j is refused with what to do', (address, words) => {
  expect(redirectUriFault(address)).toMatch(words)
})

test('while an address is typed letter by letter, nothing is wrong with it', () => {
  for (const whole of ['https://app.example/callback', 'http://localhost:3000/', 'com.example.app:/callback'])
    for (let length = 0; length <= whole.length; length += 1)
      expect([whole.slice(0, length), redirectUriFaultSoFar(whole.slice(0, length))]).toEqual([
        whole.slice(0, length),
        undefined,
      ])
})
