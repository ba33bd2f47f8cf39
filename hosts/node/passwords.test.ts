import { expect, test } from 'vitest'
import { scryptPasswords } from './passwords.ts'

const cheap = scryptPasswords({ N: 16, r: 8, p: 1 })

test('a password matches its own hash and no other', async () => {
  const hash = await cheap.hash('correct horse')
  expect(await cheap.verify('correct horse', hash)).toBe(true)
  expect(await cheap.verify('correct horsf', hash)).toBe(false)
})

test('a hash carries its cost and salt, so the same password never has the same hash twice', async () => {
  const [one, two] = [await cheap.hash('correct horse'), await cheap.hash('correct horse')]
  expect(one).toMatch(/^scrypt\$16\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toBe(two)
})

test('a change of cost leaves older passwords valid', async () => {
  const hash = await scryptPasswords({ N: 32, r: 8, p: 1 }).hash('correct horse')
  expect(await cheap.verify('correct horse', hash)).toBe(true)
})

test('the same letters match however a keyboard composes them', async () => {
  expect(await cheap.verify('cafe\u0301', await cheap.hash('caf\u00e9'))).toBe(true)
})

test.each([undefined, '', 'scrypt$1', 'plain'])('without a usable hash nothing matches: %s', async (hash) => {
  expect(await cheap.verify('', hash)).toBe(false)
})

test('the real cost is 2^17, and nobody takes as long as a wrong password', async () => {
  const real = scryptPasswords()
  const hash = await real.hash('correct horse')
  expect(hash).toMatch(/^scrypt\$131072\$8\$1\$/)
  const timed = async (stored: string | undefined) => {
    // Of processors, not by the clock: what other work does on the machine does not count.
    const before = process.cpuUsage()
    await real.verify('wrong', stored)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const wrong = await timed(hash)
  const nobody = await timed(undefined)
  expect(nobody / wrong).toBeGreaterThan(0.3)
  expect(nobody / wrong).toBeLessThan(3)
})

test('many at once all get their answer, though few run at a time', async () => {
  const passwords = scryptPasswords({ N: 16, r: 8, p: 1 }, 2)
  const hash = await passwords.hash('correct horse')
  const tried = Array.from({ length: 20 }, (_, at) => (at % 2 ? 'correct horse' : 'wrong'))
  const answers = await Promise.all(tried.map((password) => passwords.verify(password, hash)))
  expect(answers).toEqual(tried.map((password) => password === 'correct horse'))
})
