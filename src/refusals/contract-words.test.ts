import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contractSentences, contractWords } from './contract-words.ts'

const sources = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')

const contract = sources('wire')

/** Said to programs alone: of what no form of the app sends, or has as a choice that cannot be wrong. */
const forPrograms = [
  'Draw a signature',
  'Enter a fullname',
  'Enter a language code',
  'Enter a language code like nl or en-GB',
  'Enter a language code like nl or en-GB, or nothing',
  'Enter a moment such as 2026-02-03T09:10:11Z',
  'Enter a moment, for example 2026-02-03T09:10:11Z',
  'Enter a name or a fullname',
  'Enter a signature: typed, or strokes',
  'Enter amounts as 2500..40000.50, the lower one first',
  'Enter at most 50 ids with commas between them',
  'Enter days as 2026-11-01..2026-11-20, the earlier one first, or as 30d for the last 30 days',
  'Enter text, or names of tags',
  'Enter the name of a custom field',
  'Enter the name of a font',
  'Enter the name of a tag',
  'Enter the name of the custom field',
]

test('every sentence is one that the contract or the service says, letter by letter', () => {
  const said = contract + sources('service/domain')
  for (const sentence of contractSentences()) expect(said).toContain(sentence)
})

test('what the contract asks somebody to enter or choose is said in the language of the app, or to programs alone', () => {
  const asked = [...contract.matchAll(/'((?:Choose|Enter|Draw) [^'\n]+)'/g)].map(([, sentence = '']) => sentence)
  const known = new Set([...contractSentences(), ...forPrograms])
  const isLimit = (sentence: string) => /^Enter [\d,]+ or (?:more|less)$/.test(sentence)
  expect(asked.filter((sentence) => !known.has(sentence) && !isLimit(sentence))).toEqual([])
})

test('limits keep their number, as the app writes it', () => {
  expect(contractWords('Use at most 65,536 characters')).toBe('Use at most 65,536 characters')
  expect(contractWords('Enter 100 or less')).toBe('Enter 100 or less')
})

test('what nobody knows here is told as the service says it', () => {
  expect(contractWords('There is no tag 7')).toBe('There is no tag 7')
})
