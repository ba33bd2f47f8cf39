import { i18n } from '@lingui/core'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { messages as nl } from '#src/locales/nl.po'
import { auditActOf, isRecorded, pageActs, pageValues } from '#wire/audited.ts'
import { operations } from '#wire/operations.ts'
import { fieldWords } from './audit-fields.ts'
import { partWords, valueWords } from './audit-values.ts'
import { auditKinds, auditVerbs, changeWords } from './audit-words.ts'

const acts = new Set([...operations.filter(isRecorded).map(auditActOf), ...pageActs])

test('whatever the audit log records has words for what it is about and what was done', () => {
  const wordless = [...acts].filter((act) => {
    const [kind = '', verb = ''] = act.split('.')
    return !auditKinds[kind] || !auditVerbs[verb]
  })
  expect(wordless).toEqual([])
})

test('a change says what was before; nothing is a dash, and a secret is named without a value', () => {
  const changes = [
    { field: 'role', value: 'admin', before: 'seller' },
    { field: 'terms', value: '', before: 'ours' },
    { field: 'password', value: null },
    { field: 'name', value: 'Roof' },
  ]
  expect(changeWords({ act: 'users.update', changes })).toBe(
    'Role: Seller → Admin, Terms: ours → –, Password, Name: Roof',
  )
})

test.each([
  ['{"kind":"trash"}', 'moved to the trash'],
  ['{"kind":"status","status":"won"}', 'moved to Won'],
  ['{"kind":"owner","account_user_id":3}', 'owner changed'],
  ['{"kind":"directory","directory_id":null}', 'directory changed'],
  ['{"kind":"tag","tag_id":3,"has":true}', 'tag added'],
  ['{"kind":"tag","tag_id":3,"has":false}', 'tag removed'],
  ['{"kind":"loss_reason","loss_reason":"price"}', 'loss reason: Price'],
  ['{"kind":"loss_reason","loss_reason":null}', 'loss reason: No reason given'],
])('of the change of many %s is said: %s', (value, words) => {
  expect(changeWords({ act: 'bulk-changes.begin', changes: [{ field: 'change', value }] })).toBe(words)
})

test('lists and records are told without the signs of JSON, also where they were cut short', () => {
  const changes = [
    { field: 'events', value: '["proposal_won","proposal_lost"]', before: '[]' },
    { field: 'sender', value: '{"name":"Eva","reply":null}' },
    { field: 'steps', value: '[{"days":3,"template":"Remi…' },
  ]
  expect(changeWords({ act: 'webhooks.update', changes })).toBe(
    'Events: – → proposal_won, proposal_lost, sender: Name Eva, reply –, steps: days: 3, template: Remi…',
  )
})

describe('a field is called as its form calls it', () => {
  const told = (act: string, field: string, value: string) => changeWords({ act, changes: [{ field, value }] })

  test.each([
    ['webhooks.create', 'payload_url', 'Address'],
    ['acceptance.update', 'valid_days', 'Validity in days'],
    ['api-keys.create', 'valid_days', 'Expires after'],
    ['custom-fields.create', 'subject', 'Applies to'],
    ['email-templates.create', 'subject', 'Subject'],
  ])('of %s, %s is %s', (act, field, words) => expect(told(act, field, '1')).toBe(`${words}: 1`))

  test('also within what a template says of accepting', () => {
    expect(told('favorite-templates.update', 'acceptance', '{"valid_days":30,"password":true}')).toBe(
      'Acceptance: Validity in days 30, Require a password Yes',
    )
  })

  test('in the language of who reads', () => {
    onTestFinished(() => i18n.loadAndActivate({ locale: 'en', locales: 'en-GB', messages: {} }))
    i18n.loadAndActivate({ locale: 'nl', messages: nl })
    expect(told('account.update', 'time_zone', 'Europe/Berlin')).toBe('Tijdzone: Europe/Berlin')
  })

  /** Names of what is sent. */
  function namesIn(schema: z.core.$ZodType | undefined): string[] {
    if (!schema) return []
    const { properties = {}, oneOf = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    return [properties, ...oneOf.map((option) => option.properties ?? {})].flatMap(Object.keys)
  }

  test('one that no form has keeps its name, and there are no others', () => {
    const asked = operations
      .filter(isRecorded)
      .flatMap((op) =>
        [op.body, op.query].flatMap((part) => namesIn(part).map((field) => [auditActOf(op), field] as const)),
      )
    const unnamed = asked.filter(([act, field]) => fieldWords(act, field) === field)
    expect([...new Set(unnamed.map((names) => names.join(' ')))]).toEqual([
      'webhooks.recover count_only',
      'custom-fields.delete with_values',
      'proposals.save-as-template replace',
      'follow-up.update paused',
      // Said by what it does.
      'bulk-changes.begin change',
      'bulk-changes.begin count',
    ])
  })
})

describe('a value that one chooses is called as its form calls it', () => {
  type Part = z.core.JSONSchema.JSONSchema | boolean
  type Place = { kind: string; field: string; isPart: boolean }
  /** What may be chosen, of text and of switches; a switch may also be sent as a number or as its text, and nothing is none. */
  const isChosen = (value: unknown) =>
    typeof value === 'boolean' || (typeof value === 'string' && !['', '0', '1', 'true', 'false'].includes(value))

  const told = ({ kind, field, isPart }: Place, value: unknown) =>
    isPart ? partWords(kind, field, value as string | boolean) : valueWords(kind, field, String(value))

  /** The places that are told as the interface says them. */
  function wordlessIn(part: Part | undefined, place: Place): string[] {
    if (typeof part !== 'object') return []
    const { kind, field } = place
    const { anyOf = [], oneOf = [], items = [], properties = {} } = part
    const chosen = (part.type === 'boolean' ? [true, false] : (part.enum ?? [part.const])).filter(isChosen)
    return [
      ...chosen.filter((value) => told(place, value) === String(value)).map(() => `${kind} ${field}`),
      ...[...anyOf, ...oneOf, ...[items].flat()].flatMap((each) => wordlessIn(each, place)),
      ...Object.entries(properties).flatMap(([key, each]) =>
        wordlessIn(each, field === '' ? { ...place, field: key } : { kind: field, field: key, isPart: true }),
      ),
    ]
  }

  test('and there are no others but events, what the price grid says in signs, and what is said as a whole', () => {
    const wordless = operations.filter(isRecorded).flatMap((op) => {
      const [kind = ''] = auditActOf(op).split('.')
      return [op.body, op.query].flatMap((schema) => {
        const part = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
        return wordlessIn(part, { kind, field: '', isPart: false })
      })
    })
    expect([...new Set(wordless)]).toEqual([
      'webhooks events',
      'webhooks event',
      'rows type',
      'rows discount_type',
      'change kind',
    ])
  })

  test('also what the service tells of its own pages', () => {
    const told = Object.entries(pageValues).flatMap(([field, values]) => values.map((value) => [field, value] as const))
    const wordless = told.filter(
      ([field, value]) => fieldWords('sign-ins', field) === field || valueWords('sign-ins', field, value) === value,
    )
    expect(wordless).toEqual([])
  })

  test.each([
    ['users.update', 'role', 'seller', 'admin', 'Role: Seller → Admin'],
    ['webhooks.update', 'active', 'true', 'false', 'Active: Yes → No'],
    [
      'account.update',
      'sellers_see',
      'all',
      'own',
      'Sellers see: All proposals and contacts → Their own proposals and contacts',
    ],
    [
      'acceptance.update',
      'fields',
      '[]',
      '[{"type":"date","required":true,"options":[]}]',
      'Fields: – → Type Date, Required Yes',
    ],
    ['custom-fields.update', 'type', 'text', 'html', 'Field type: Single line → Formatted text'],
    ['design-templates.update', 'fonts', '{"text":"lora"}', '{"text":"inter"}', 'Font: text Lora → text Inter'],
    ['email-templates.update', 'language', 'nl', 'de', 'Language: Dutch → German'],
    ['trashcan.restore', 'kind', null, 'contact', 'Type: Contact'],
    ['sign-ins.succeeded', 'method', null, 'sso', 'Method: Single sign-on'],
    ['account.update', 'title', 'true', 'seller', 'Title: true → seller'],
  ])('of %s, %s', (act, field, before, value, words) => {
    expect(changeWords({ act, changes: [{ field, value, before }] })).toBe(words)
  })
})
