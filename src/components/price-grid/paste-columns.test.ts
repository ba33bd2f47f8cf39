import { describe, expect, test } from 'vitest'
import { belowHead, guessColumns, once } from './paste-columns.ts'

const nl = { locale: 'nl' }
const guess = (text: string) =>
  guessColumns(
    text.split('\n').map((line) => line.split('\t')),
    [21, 9, 0],
    nl,
  )

describe('columns are known by the word at their head', () => {
  test.each([
    ['Description\tQty\tUnit price\tAmount\nPipe\t2\t5\t10', ['content', 'quantity', 'price', 'none']],
    [
      'Aantal\tOmschrijving\tStuksprijs\tKorting\tBtw\nx\tPijp\t5\t1\t21',
      ['quantity', 'content', 'price', 'discount', 'vat'],
    ],
    [
      'Artikel-Nr.\tBezeichnung\tMenge\tEinzelpreis\tMwSt\tGesamtpreis\na\tRohr\t2\t5\t19\t10',
      ['sku', 'content', 'quantity', 'price', 'vat', 'none'],
    ],
  ])('%j', (text, roles) => {
    expect(guess(text)).toEqual({ headed: true, roles })
  })
  test('and one without a name among them is words or nothing', () => {
    expect(guess('\tPrijs\t\nPijp\t5\t7').roles).toEqual(['content', 'price', 'none'])
  })
})

describe('columns without heads are known by their shape', () => {
  test.each([
    ['Copper pipe\t12,50', ['content', 'price']],
    ['Copper pipe\t4\t12,50', ['content', 'quantity', 'price']],
    ['4\tCopper pipe\t12,50\t50,00', ['quantity', 'content', 'price', 'none']],
    ['50,00\tCopper pipe\t4\t12,50\n30,00\tBend\t3\t10,00', ['none', 'content', 'quantity', 'price']],
    ['K-100\tCopper pipe\t4\t12,50\t10%\t21%', ['sku', 'content', 'quantity', 'price', 'discount', 'vat']],
    ['Copper pipe\t4\t12,50\t21', ['content', 'quantity', 'price', 'vat']],
    ['Only words', ['content']],
  ])('%j', (text, roles) => {
    expect(guess(text)).toEqual({ headed: false, roles })
  })
})

test('a role stands for one column only', () => {
  expect(once(['price', 'none', 'price', 'none'])).toEqual(['price', 'none', 'none', 'none'])
})

test('figures below a head that says percent are percentages, and other cells stay', () => {
  const [korting, rabatt] = ['Korting %', 'Rabatt in Prozent']
  const cells = [
    ['Omschrijving', korting, rabatt, 'Prijs'],
    ['Pijp', '10', '12,5 %', '5'],
    ['Bocht', '', 'geen', '7,50'],
  ]
  expect(belowHead(cells, nl)).toEqual([
    ['Pijp', '10%', '12,5 %', '5'],
    ['Bocht', '', 'geen', '7,50'],
  ])
})
