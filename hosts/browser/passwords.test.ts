import { expect, test } from 'vitest'
import { pbkdf2Passwords } from './passwords.ts'

const passwords = pbkdf2Passwords(1000)

test('a password matches its own hash and no other', async () => {
  const hash = await passwords.hash('warmtepomp')
  expect(await passwords.verify('warmtepomp', hash)).toBe(true)
  expect(await passwords.verify('Warmtepomp', hash)).toBe(false)
  expect(await passwords.verify('warmtepomp', undefined)).toBe(false)
})

test('the same password has another hash each time, and one made with another cost stays good', async () => {
  const [one, other] = [await passwords.hash('geheim op zolder'), await passwords.hash('geheim op zolder')]
  expect(one).not.toBe(other)
  expect(await pbkdf2Passwords(2000).verify('geheim op zolder', one)).toBe(true)
})

test('the cost is what the interface asks for (section 6.6)', async () => {
  expect(await pbkdf2Passwords().hash('x')).toMatch(/^pbkdf2\$600000\$/)
})
