import { expect, test } from 'vitest'
import { testService } from '#service/testing/test-service.ts'
import { deleteAllowancesFullBefore, findFullAt, takeAllowance } from './allowances.ts'

const minute = 60_000
/** Three requests a minute. */
const spending = { cost: minute / 3, size: minute }

const bucket = async () => {
  const { within: db } = await testService()
  const take = (now: number) => takeAllowance(db, { token_id: 7, now, ...spending })
  return { db, take }
}

test('a bucket tells when it is full again, and gives nothing once it is empty', async () => {
  const { db, take } = await bucket()
  expect([await take(0), await take(0), await take(0), await take(0)]).toEqual([20_000, 40_000, 60_000, undefined])
  expect(await findFullAt(db, 7)).toBe(60_000)
  expect([await take(19_999), await take(20_000), await take(20_000)]).toEqual([undefined, 80_000, undefined])
})

test('it is never fuller than full', async () => {
  const { take } = await bucket()
  await take(0)
  expect(await take(10 * minute)).toBe(10 * minute + 20_000)
})

test('what a clock that was ahead has counted, counts no more', async () => {
  const { take } = await bucket()
  for (let times = 0; times < 3; times++) await take(10 * minute)
  expect(await take(0)).toBe(20_000)
})

test('of many at once no more than fit are taken', async () => {
  const { take } = await bucket()
  const taken = await Promise.all(Array.from({ length: 20 }, () => take(0)))
  expect(taken.filter((fullAt) => fullAt !== undefined)).toHaveLength(3)
})

test('what is full again is forgotten', async () => {
  const { db, take } = await bucket()
  await take(0)
  expect([await deleteAllowancesFullBefore(db, 20_000), await findFullAt(db, 7)]).toEqual([0, 20_000])
  expect([await deleteAllowancesFullBefore(db, 20_001), await findFullAt(db, 7)]).toEqual([1, undefined])
})
