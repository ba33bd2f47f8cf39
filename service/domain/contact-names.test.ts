import { expect, test } from 'vitest'
import { personNames } from './contact-names.ts'

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
