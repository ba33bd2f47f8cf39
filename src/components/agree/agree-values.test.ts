import { expect, test } from 'vitest'
import { agreeFormOf, agreeGiven, daysGiven, defaultsFormOf, defaultsGiven, noDefaults } from './agree-values.ts'

const asked = {
  fields: [
    { label: 'Start week', type: 'text' as const, required: true, options: [] },
    { label: 'Colour', type: 'choice' as const, required: false, options: ['Black', 'White'] },
  ],
  terms: { url: 'https://bos.example/terms', text: '' },
  password: true,
}

test('what is asked comes back from its form as it was', () => {
  expect(agreeGiven(agreeFormOf(asked))).toEqual(asked)
  expect(agreeGiven(agreeFormOf({ ...asked, terms: null })).terms).toBeNull()
})

test('options are lines; empty ones are none, and only a choice has them', () => {
  const form = agreeFormOf(asked)
  const lines = { label: 'Size', required: false, options: ' S \n\nM\n' }
  const fields = [
    { ...lines, type: 'choice' as const },
    { ...lines, type: 'text' as const },
  ]
  expect(agreeGiven({ ...form, fields }).fields.map(({ options }) => options)).toEqual([['S', 'M'], []])
})

test('no days are no end, and days that are no number stay as they were typed', () => {
  expect(daysGiven(' ')).toBeNull()
  expect(daysGiven(' 30 ')).toBe(30)
  expect(daysGiven('30 days')).toBe('30 days')
})

test('defaults come back from their form as they were, and an empty form asks for nothing', () => {
  const defaults = { ...asked, signers: 'first' as const, valid_days: 30 }
  expect(defaultsGiven(defaultsFormOf(defaults))).toEqual(defaults)
  expect(defaultsGiven(noDefaults)).toEqual({
    fields: [],
    terms: null,
    password: false,
    signers: 'all',
    valid_days: null,
  })
})
