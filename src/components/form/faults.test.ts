import { describe, expect, test } from 'vitest'
import { placeFaults } from './faults.ts'

const values = {
  name: 'Website',
  contact_people: [4],
  tags: [],
  price_total: undefined,
  custom_fields: [{ name: 'note', value: '' }],
}
const placed = (path: string) => placeFaults({ [path]: ['No good'] }, values)

describe('a fault of a refused request', () => {
  test.each([
    ['name', 'name'],
    ['price_total', 'price_total'],
    ['custom_fields.0.value', 'custom_fields.0.value'],
    ['custom_fields.0.name', 'custom_fields.0.value'],
    ['contact_people.2', 'contact_people'],
    ['tags.0.name', 'tags'],
  ])('at %s is shown at %s', (given, path) => {
    expect(placed(given)).toEqual({ fields: [{ path, message: 'No good' }], rest: [] })
  })

  test.each(['version', 'content.pricetables.3.rows.0.price', 'name.first', '__proto__.x'])(
    'at %s, which the form does not have, is told in words',
    (given) => {
      expect(placed(given)).toEqual({ fields: [], rest: ['No good'] })
    },
  )
})

test('several faults of one field are told together, each once', () => {
  const { fields } = placeFaults(
    { 'contact_people.0': ['No email'], 'contact_people.1': ['No email', 'Unknown'] },
    values,
  )
  expect(fields).toEqual([{ path: 'contact_people', message: 'No email. Unknown' }])
})
