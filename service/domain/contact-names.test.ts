import { expect, test } from 'vitest'
import { maxLineLength } from '#wire/limits.ts'
import { personNames } from './contact-names.ts'
import { Refused, type Faults } from './refused.ts'

const an = { firstname: 'An', lastname: 'Smit', fullname: 'An Smit', name: 'An Smit' }

type Names = { name: string; firstname: string; lastname: string; fullname: string }

test.each<[input: Partial<Names>, names: Names, because: string]>([
  [{ firstname: 'An', lastname: 'Smit' }, an, 'fullname comes from its parts, and name from fullname'],
  [{ fullname: 'An Smit' }, { ...an, firstname: '', lastname: '' }, 'a fullname stands for itself'],
  [{ name: 'An Smit' }, { ...an, firstname: '', lastname: '' }, 'a name alone is the fullname too'],
  [{ name: 'Smit, A.', firstname: 'An', lastname: 'Smit' }, { ...an, name: 'Smit, A.' }, 'a given name stays'],
  [
    { firstname: 'An', name: 'Smit', fullname: ' ' },
    { ...an, name: 'Smit', fullname: 'An', lastname: '' },
    'blank is none',
  ],
])('%j: %s', (input, names) => {
  expect(personNames(input)).toEqual(names)
})

test.each<[before: Names, input: Partial<Names>, after: Names, because: string]>([
  [an, { lastname: 'Bos' }, { ...an, lastname: 'Bos', fullname: 'An Bos', name: 'An Bos' }, 'derived names follow'],
  [
    { ...an, name: 'Smit, A.' },
    { lastname: 'Bos' },
    { ...an, lastname: 'Bos', fullname: 'An Bos', name: 'Smit, A.' },
    'a given name stays',
  ],
  [
    { ...an, fullname: 'Mrs Smit' },
    { lastname: 'Bos' },
    { ...an, lastname: 'Bos', fullname: 'Mrs Smit' },
    'and so does a given fullname',
  ],
  [
    { ...an, firstname: '', lastname: '' },
    { name: 'An Bos' },
    { firstname: '', lastname: '', fullname: 'An Bos', name: 'An Bos' },
    'one name follows the other',
  ],
  [an, {}, an, 'nothing given changes nothing'],
])('%j changed by %j: %s', (before, input, after) => {
  expect(personNames(input, before)).toEqual(after)
})

const fits = 'x'.repeat(maxLineLength)
const half = 'x'.repeat(maxLineLength / 2)
const none = { firstname: '', lastname: '', fullname: '', name: '' }

const faultsOf = (input: Partial<Names>, before?: Names) => {
  try {
    personNames(input, before)
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.faults
    throw error
  }
}

test.each<[what: string, before: Names, input: Partial<Names>, faults: Faults]>([
  ['a part alone', none, { firstname: `${fits}x` }, { firstname: ['Use at most 255 characters'] }],
  [
    'both parts',
    none,
    { firstname: half, lastname: `${half}xx` },
    {
      firstname: ['Use at most 255 characters together with lastname'],
      lastname: ['Use at most 255 characters together with firstname'],
    },
  ],
  [
    'a part with the one that stays',
    { ...none, firstname: half, fullname: half, name: half },
    { lastname: `${half}xx` },
    { lastname: ['Use at most 255 characters together with firstname'] },
  ],
  [
    'a part, beside a name that fits',
    none,
    { name: 'An', lastname: `${fits}x` },
    { lastname: ['Use at most 255 characters'] },
  ],
])('a name derived of more than fits is refused where it was sent: %s', (_, before, input, faults) => {
  expect(faultsOf(input, before)).toEqual(faults)
})

test('a name derived of as much as fits is taken, and a long part beside a fullname too', () => {
  expect(personNames({ firstname: half, lastname: half }).name).toBe(`${half} ${half}`)
  expect(personNames({ firstname: `${fits}x`, fullname: 'An' })).toMatchObject({ fullname: 'An', name: 'An' })
})

test('a longer name from before the limit stays as long as nothing changes it', () => {
  const long = `${fits}x`
  const before = { firstname: long, lastname: '', fullname: long, name: long }
  expect(personNames({}, before)).toEqual(before)
  expect(faultsOf({ firstname: `${long}x` }, before)).toEqual({ firstname: ['Use at most 255 characters'] })
})
