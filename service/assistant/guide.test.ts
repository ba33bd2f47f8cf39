import { expect, test } from 'vitest'
import { assistantSteps } from '#service/openapi/guides/assistants.ts'
import { apiKeyOf } from '#service/testing/api-keys.ts'
import { called, connected } from '#service/testing/assistant.ts'
import { aPersonOf, anOrganisation, detailsOf } from '#service/testing/builders.ts'
import { testService } from '#service/testing/test-service.ts'

type Known = Record<string, unknown>

const at = (known: Known, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Known | undefined)?.[key], known)

/** What stands in angle brackets is taken from the answers before, as a reader takes it. */
function filled(value: unknown, known: Known): unknown {
  if (Array.isArray(value)) return value.map((one) => filled(one, known))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, known)]))
  const [, path] = /^<([\w.]+)>$/.exec(String(value)) ?? []
  if (path === undefined) return value
  const found = at(known, path)
  expect(found, `the answers before have no ${path}`).toBeDefined()
  return found
}

test('a stranger with a key comes from nothing to a sent proposal by the steps of the guide', async () => {
  const kit = await testService()
  const { id } = await anOrganisation(kit, { name: 'Bakkerij De Korenaar' })
  await aPersonOf(kit, id, { firstname: 'Fatima', email: 'fatima@korenaar.test' })
  const client = await connected(kit, await apiKeyOf(kit, { role: 'seller', access: 'write' }))
  const known: Known = {}
  const refused: string[] = []
  for (const { says, tool, arguments: given } of assistantSteps) {
    const { said, data, isError } = await called(client, tool, filled(given, known) as Known)
    if (isError) {
      refused.push(says)
      Object.assign(known, JSON.parse(said.split('\n').at(-1) ?? '') as Known)
      expect(await kit.within.selectFrom('mail').select('id').execute()).toEqual([])
    } else {
      const { id, ...rest } = data
      // The proposal keeps the name under which the guide goes on.
      Object.assign(known, rest, known['id'] === undefined && id !== undefined ? { id } : {})
    }
  }
  expect(refused).toEqual(['Send, unconfirmed: refused, and the answer says what would go to whom'])
  const details = await detailsOf(kit, Number(known['id']))
  expect(details).toMatchObject({ name: 'Bakery oven', status: 'open', price_total_original: '12500.00' })
  expect(await kit.within.selectFrom('mail').select('recipient').execute()).toEqual([
    { recipient: 'fatima@korenaar.test' },
  ])
})
