import { expect, test } from 'vitest'
import { erasedName, eraserOf, tellingWords, withoutRecordOf } from './person-words.ts'

const nobody = {
  fullname: '',
  name: '',
  firstname: '',
  lastname: '',
  salutation: '',
  street: '',
  phone: '',
  mobile: '',
  fax: '',
  email: '',
  internet: '',
  linkedin: '',
  facebook: '',
  twitter: '',
  instagram: '',
  coc_number: '',
  vat_number: '',
}
const bo = {
  ...nobody,
  fullname: 'Bo de Groen',
  name: 'Bo de Groen',
  firstname: 'Bo',
  lastname: 'de Groen',
  phone: '+31 6 1234 5678',
  email: 'bo@groen.test',
  street: 'Kade 7',
}
const eraser = eraserOf(tellingWords(bo, [], []), 'X')

test.each([
  ['Call Bo de Groen, tomorrow', 'Call X, tomorrow'],
  ['call BO  DE\nGROEN', 'call X'],
  ['Beste mevrouw de Groen,', 'Beste X,'],
  ['de Groen, Bo', 'X'],
  ['Mail bo@groen.test or +31612345678 or +31 (6) 12-34.56 78', 'Mail X or X or X'],
  ['They live at Kade 7.', 'They live at X.'],
])('%j loses what tells the person', (text, left) => {
  expect(eraser.text(text)).toBe(left)
})

test.each(['A green (groen) roof, Kade 77', 'Bo', 'Roboo de Groener', '0612345679'])(
  '%j is somebody else’s and stays',
  (text) => {
    expect(eraser.text(text)).toBe(text)
  },
)

test('a number that is their organisation’s too stays', () => {
  const words = tellingWords(bo, [], ['+31 6 1234 5678'])
  expect(eraserOf(words, 'X').text('+31 6 1234 5678, Bo de Groen')).toBe('+31 6 1234 5678, X')
})

test('a name is found as HTML writes it, and inside JSON', () => {
  const erase = eraserOf(tellingWords({ ...bo, fullname: `Bo "B" O'Neil & Son` }, [], []), 'X')
  expect(erase.text("<p>Bo &quot;B&quot; O'Neil &amp; Son</p>")).toBe('<p>X</p>'.replace('X', erase.text('X')))
  expect(erase.json(JSON.stringify({ html: [`Bo "B" O'Neil & Son`], count: 1 }))).toBe('{"html":["X"],"count":1}')
  expect(erase.json('no JSON, Bo de Groen')).toBe('no JSON, X')
})

test('with no words nothing is touched', () => {
  expect(eraserOf(tellingWords({ ...nobody, fullname: 'Jan', name: 'Jan' }, [], []), 'X').text('January')).toBe(
    'January',
  )
})

test('of a record only the person is emptied, wherever they stand', () => {
  const record = {
    id: 7,
    name: 'Roof of Bo de Groen',
    receivers: [
      { id: 7, fullname: 'Bo de Groen', city: 'Hoorn', type: 'person' },
      { id: 8, fullname: 'An Smit', city: 'Hoorn', type: 'person' },
    ],
  }
  expect(JSON.parse(withoutRecordOf(7, JSON.stringify(record), eraser))).toEqual({
    id: 7,
    name: 'Roof of X',
    receivers: [
      { id: 7, fullname: '', city: '', type: 'person' },
      { id: 8, fullname: 'An Smit', city: 'Hoorn', type: 'person' },
    ],
  })
  expect(withoutRecordOf(7, 'text of Bo de Groen', eraser)).toBe('text of X')
})

test('the name that stands instead is in the account’s language', () => {
  expect(['en-GB', 'nl-NL', 'de-AT', 'fr-FR'].map(erasedName)).toEqual([
    'Erased person',
    'Gewiste persoon',
    'Gelöschte Person',
    'Erased person',
  ])
})
