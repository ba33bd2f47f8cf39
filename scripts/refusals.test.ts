import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contractSentences } from '#src/refusals/contract-words.ts'
import { de } from '#src/refusals/de.ts'
import { nl } from '#src/refusals/nl.ts'
import { refusalsIn } from './refusals.ts'

test('a sentence is read with the names of its values, also by way of a name or of a function', () => {
  const source = `
    function refuse(fault: string): never {
      throw new Refused('invalid', 'No webhook.', { payload_url: [fault] })
    }
    refuse('This host cannot be found')
    const words = \`There is already a tag \${taken.name}\`
    throw new Refused('conflict', \`\${words}.\`, { name: [words] })
    faults.add(path, isOne ? 'Choose one' : \`Choose \${written(count)}\`)
    throw new Refused('not_found', 'There is no such tag.')`
  const { said, unread } = refusalsIn('refuse.ts', source)
  expect(said.map(({ text }) => text)).toEqual([
    'No webhook.',
    'This host cannot be found',
    '{words}.',
    'There is already a tag {name}',
    'Choose one',
    'Choose {written}',
  ])
  expect(unread).toEqual([])
})

test('what cannot be read is told', () => {
  const { unread } = refusalsIn('refuse.ts', `throw new Refused('invalid', error.message)`)
  expect(unread).toEqual([{ text: 'error.message', line: 1 }])
})

/** Said to programs alone: of what the app sends as it has to be, or does not send. */
const forPrograms = [
  'An Idempotency-Key is 1 to {} visible ASCII characters.',
  'Last-Event-ID is the id of an event of this stream: give it as it came.',
  'Only a signed-in application can be the one that stays.',
  'Row {} is named twice',
  'Send If-Match with the ETag of the details you started from.',
  'Send a section or rows, one of the two',
  'Send fewer values: the body holds too many',
  'Send this once',
  'Several price tables have this id: say which, from 0',
  'The template has no price table {}. {}',
  'There is no such key',
  'This Idempotency-Key was used for another request. Use a new one.',
  'This proposal has no price table {}',
  'Version {} has no event {}',
  '{} has no {}',
]

/** Sentences whose values are words stand in the catalogs once for each. */
const spelledOut = ['There is no {} {}', '{} together with {}']

/** These hold sentences that are read where they are made. */
const passedOn = ['{}.', '{}.{}']

/** Read in the contract, or made by what checks it. */
const unreadable = [
  'error.message',
  'issue.message',
  'text',
  'undefined',
  'faultIn(node.value)',
  'unknownKey',
  'accessWords(locale)',
]

const ofOthers = ['**/*.test.ts', '**/testing/**', '**/viewer*', '**/viewing*', '**/v1*']

/** Whatever its values are called. */
const shapeOf = (text: string) => text.replaceAll(/\{\w+\}/g, '{}')

const meantAsIs = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

describe('why the service refuses something', () => {
  const files = globSync('service/{domain,routes,store}/**/*.ts', { exclude: ofOthers })
  const read = files.map((file) => refusalsIn(file, readFileSync(file, 'utf8')))
  const said = new Set(read.flatMap((each) => each.said.map(({ text }) => shapeOf(text))))

  test('can be read in its source', () => {
    const unread = read.flatMap((each) => each.unread.map(({ text }) => text))
    expect(unread.filter((text) => !unreadable.includes(text))).toEqual([])
  })

  test.each([
    ['nl', nl],
    ['de', de],
  ])('is told in %s, or to programs alone', (_language, { sentences }) => {
    const told = new Set(Object.keys(sentences).map(shapeOf))
    const others = new Set([
      ...contractSentences(),
      ...forPrograms,
      ...spelledOut,
      ...passedOn,
      'Enter 1 or more',
      'Use at most {} characters',
    ])
    expect(
      [...said].filter((text) => !told.has(text) && !others.has(text.replace(/\.$/, '')) && !others.has(text)),
    ).toEqual([])
  })

  test.each([
    ['nl', nl],
    ['de', de],
  ])(
    'stands in %s only as long as it is said, in one place, with no value that it has not',
    (_language, { sentences }) => {
      expect(contractSentences().filter((sentence) => Object.hasOwn(sentences, sentence))).toEqual([])
      const patterns = [...said].map((text) => new RegExp(`^${text.split('{}').map(meantAsIs).join('.+')}$`))
      const isSaid = (sentence: string) =>
        said.has(shapeOf(sentence)) || patterns.some((pattern) => pattern.test(sentence))
      expect(Object.keys(sentences).filter((sentence) => !isSaid(sentence))).toEqual([])
      const valuesOf = (text: string): string[] => text.match(/\{\w+\}/g) ?? []
      const strange = Object.entries(sentences).filter(([sentence, told]) =>
        valuesOf(told).some((value) => !valuesOf(sentence).includes(value)),
      )
      expect(strange).toEqual([])
    },
  )
})
