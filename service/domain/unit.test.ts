import { expect, test } from 'vitest'
import { testService } from '#service/testing/test-service.ts'
import { Refused } from './refused.ts'
import { inTransaction, type Unit } from './unit.ts'

async function aUnit(): Promise<Unit> {
  const { within, accountId, userId } = await testService()
  return {
    db: within,
    account: { id: accountId, name: 'installer', currency: 'EUR', locale: 'nl-NL' },
    user: { id: userId, firstname: 'Eva', lastname: 'de Wit', email: '', role: 'admin' },
    now: 0,
    appUrl: '',
  }
}

const insertTag = ({ db }: Unit) => db.insertInto('tag').values({ name: 'a', name_key: 'a' }).execute()
const tags = ({ db }: Unit) => db.selectFrom('tag').select('name').execute()

test('what fails halfway leaves nothing behind', async () => {
  const unit = await aUnit()
  const result = inTransaction(unit, async (unit) => {
    await insertTag(unit)
    throw new Refused('invalid', 'No')
  })
  await expect(result).rejects.toThrow('No')
  expect(await tags(unit)).toEqual([])
})

test('a transaction within a transaction is the same one', async () => {
  const unit = await aUnit()
  await inTransaction(unit, async (unit) => inTransaction(unit, insertTag))
  expect(await tags(unit)).toHaveLength(1)
})

test('two writers of the same thing: the second is told in words, not with an error of ours', async () => {
  const unit = await aUnit()
  await inTransaction(unit, insertTag)
  await expect(inTransaction(unit, insertTag)).rejects.toMatchObject({ name: 'Refused', reason: 'conflict' })
})

test.each([5, 13, 517, '53100', '57014', '08006', 'ECONNREFUSED'])(
  'a database that cannot write (%s) is unavailable, whoever asks',
  async (errcode) => {
    const unit = await aUnit()
    const result = inTransaction(unit, async () => {
      throw Object.assign(new Error('full'), { errcode })
    })
    await expect(result).rejects.toMatchObject({ name: 'Refused', reason: 'unavailable' })
  },
)

test('a connection that the driver lost without a code is unavailable too', async () => {
  const unit = await aUnit()
  const result = inTransaction(unit, async () => {
    throw new Error('Connection terminated unexpectedly')
  })
  await expect(result).rejects.toMatchObject({ name: 'Refused', reason: 'unavailable' })
})

test('any other failure stays what it is', async () => {
  const unit = await aUnit()
  const result = inTransaction(unit, async () => {
    throw new TypeError('ours')
  })
  await expect(result).rejects.toThrow(TypeError)
})
