import { expect, test } from 'vitest'
import type { AgreeField } from '#wire/viewer.ts'
import { agreeing, asAccepted, faultsIn, hasAgreed, refusedFaults, valueKey, type AcceptForm } from './accept-faults.ts'
import { aProposal } from './testing/a-proposal.ts'
import { en } from './words-en.ts'

const field = (label: string, fields: Partial<AgreeField> = {}): AgreeField => ({
  label,
  type: 'text',
  required: true,
  options: [],
  ...fields,
})
const asking = (fields: AgreeField[], { version = 2, terms = null as string | null } = {}) =>
  aProposal({ version, agree: { fields, terms: terms === null ? null : { url: '', text: terms } } })
const filled = (values: Record<string, string>): AcceptForm => ({
  name: 'Anneke',
  values: new Map(Object.entries(values)),
  signing: { way: 'type', typed: 'Anneke', strokes: [] },
  agreed: undefined,
})

test('what is filled in goes with its label, whatever stands before it by now', () => {
  const fields = [field('Invoice address', { required: false }), field('Order number')]
  expect(asAccepted(filled({ 'Order number': ' PO-77 ' }), asking(fields)).fields).toEqual([
    { label: 'Order number', value: 'PO-77' },
  ])
})

test.each([
  { type: 'text', value: 'PO-77', is: 'PO-77' },
  { type: 'text', value: '2026-12-31', is: '2026-12-31' },
  { type: 'date', value: '2026-12-31', is: '2026-12-31' },
  { type: 'date', value: 'PO-77', is: undefined },
  { type: 'date', value: '2026-02-31', is: undefined },
  { type: 'choice', value: 'White', is: 'White' },
  { type: 'choice', value: 'Red', is: undefined },
] as const)('$value in what has become a $type is $is', ({ type, value, is }) => {
  const viewed = asking([field('Colour', { type, options: ['Black', 'White'] })])
  const form = filled({ Colour: value })
  expect(asAccepted(form, viewed).fields[0]?.value).toBe(is)
  expect(faultsIn(form, viewed, en)).toEqual(is === undefined ? { 'fields.Colour': en.accept.fill } : {})
})

test('two fields of one label hold one value, which goes once', () => {
  const viewed = asking([field('Order number'), field('Order number', { required: false })])
  const form = filled({ 'Order number': 'PO-77' })
  expect(faultsIn(form, viewed, en)).toEqual({})
  expect(asAccepted(form, viewed).fields).toEqual([{ label: 'Order number', value: 'PO-77' }])
})

test('a label that objects know is a label as any other', () => {
  const viewed = asking([field('constructor'), field('__proto__', { required: false })])
  expect(asAccepted(filled({}), viewed).fields).toEqual([])
  expect(faultsIn(filled({}), viewed, en)).toEqual({ 'fields.constructor': en.accept.fill })
})

test('terms that were ticked are agreed to as they read then, on the version that was read then', () => {
  const before = asking([], { terms: 'Within 14 days.' })
  const form = { ...filled({}), ...agreeing(true, before) }
  expect(asAccepted(form, before).terms).toBe(true)
  for (const after of [
    asking([], { terms: 'Within 8 days.' }),
    asking([], { terms: 'Within 14 days.', version: 3 }),
    asking([]),
  ])
    expect(hasAgreed(form, after)).toBe(false)
  expect(hasAgreed({ ...form, ...agreeing(false, before) }, before)).toBe(false)
})

test('a choice of one option is a yes to one version; any other choice is carried over', () => {
  const yes = field('Work outside hours', { type: 'choice', options: ['Agreed'] })
  const colour = field('Colour', { type: 'choice', options: ['Black', 'White'] })
  const before = asking([yes, colour])
  const form = filled({ [valueKey(yes, before)]: 'Agreed', [valueKey(colour, before)]: 'White' })
  expect(asAccepted(form, before).fields).toHaveLength(2)
  expect(asAccepted(form, asking([yes, colour], { version: 3 })).fields).toEqual([{ label: 'Colour', value: 'White' }])
})

test('a fault of the service is told in the words of the page, at the field that was sent at that place', () => {
  const viewed = asking([field('Invoice address', { required: false }), field('Order number')])
  const sent = asAccepted(filled({ 'Order number': 'PO-77' }), viewed)
  expect(refusedFaults({ 'fields.0.value': ['Too long'], name: ['Enter a name'] }, sent, en)).toEqual({
    'fields.Order number': en.accept.check,
    name: en.accept.check,
  })
})
