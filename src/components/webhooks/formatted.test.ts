import { expect, test } from 'vitest'
import { formatted } from './formatted.ts'

const laidOut = '{\n  "type": "proposal_won",\n  "data": {\n    "name": "Café & goot"\n  }\n}'
const body = '{"type":"proposal_won","data":{"name":"Café & goot"}}'

test('JSON is laid out to be read, also where it is the field of a form', () => {
  expect(formatted(body)).toBe(laidOut)
  expect(formatted(new URLSearchParams({ payload: body }).toString())).toBe(laidOut)
})

test.each(['', 'payload=', 'payload=%', 'Hello', '{"type":'])('%j is shown as it is', (given) => {
  expect(formatted(given)).toBeUndefined()
})
