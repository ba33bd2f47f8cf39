import { describe, expect, test } from 'vitest'
import type { ProposalDocument } from './document.ts'
import { inOrder, orderedKeys } from './order.ts'
import { forgotten, noSteps, redo, stepped, undo, type Steps } from './steps.ts'
import { aDocument, aRow, withRows } from './testing/documents.ts'

const start: ProposalDocument = {
  ...withRows([aRow(1), aRow(2)]),
  sections: [
    { key: 'section-1', id: 1, title: 'Offer', html: '<p>Hello</p>' },
    { key: 'section-2', id: 2, title: 'Warranty', html: '<p>Two years</p>' },
  ],
}

type Write = (document: ProposalDocument) => ProposalDocument

const text =
  (html: string, key = 'section-1'): Write =>
  (document) => ({
    ...document,
    sections: document.sections.map((one) => (one.key === key ? { ...one, html } : one)),
  })
const price =
  (amount: number): Write =>
  (document) => ({
    ...document,
    pricetables: document.pricetables.map((table) => ({
      ...table,
      rows: table.rows.map((row) => (row.key === 'row-1' ? aRow(1, { price: amount }) : row)),
    })),
  })
const order =
  (...keys: string[]): Write =>
  (document) =>
    inOrder(document, keys)
const added: Write = (document) => ({
  ...document,
  sections: [...document.sections, { key: 'new', id: null, title: 'Terms', html: '' }],
})
const removed: Write = (document) => ({
  ...document,
  sections: document.sections.filter(({ key }) => key !== 'section-1'),
})

/** A draft with its steps; `at` is the time. */
function draft(document = start) {
  let steps: Steps<string> = noSteps
  return {
    document: () => document,
    can: () => ({ undo: steps.past.length, redo: steps.future.length }),
    do(what: string, write: Write, { writing = null, at = 0 }: { writing?: string | null; at?: number } = {}) {
      const to = write(document)
      steps = stepped(steps, { what, writing, at, from: document, to })
      document = to
    },
    /** Somebody else's, or the service's. */
    meanwhile(write: Write) {
      document = write(document)
    },
    take(way: typeof undo<string>) {
      const taken = way(steps, document)
      steps = taken.steps
      document = taken.document
      return taken.what
    },
    forget(writing: string) {
      steps = forgotten(steps, writing)
    },
  }
}

const said = ({ sections, pricetables, ...rest }: ProposalDocument) => ({
  sections,
  pricetables,
  fields: rest.fields,
  keys: orderedKeys({ sections, pricetables, ...rest }),
})

test('text, order and prices are taken back in the order they were done, and done again', () => {
  const one = draft()
  one.do('text', text('<p>Hello you</p>'))
  one.do('price', price(12))
  one.do('order', order('section-1', 'table-0', 'section-2'))
  one.do('added', added)
  one.do('removed', removed)
  const end = one.document()
  expect([1, 2, 3, 4, 5].map(() => one.take(undo))).toEqual(['removed', 'added', 'order', 'price', 'text'])
  expect(said(one.document())).toEqual(said(start))
  expect(one.take(undo)).toBeUndefined()
  expect([1, 2, 3, 4, 5].map(() => one.take(redo))).toEqual(['text', 'price', 'order', 'added', 'removed'])
  expect(said(one.document())).toEqual(said(end))
})

test('a removed section comes back to its place among texts and prices', () => {
  const one = draft(inOrder(start, ['table-0', 'section-1', 'section-2']))
  one.do('removed', removed)
  one.take(undo)
  expect(orderedKeys(one.document())).toEqual(['table-0', 'section-1', 'section-2'])
})

describe('writing in one place', () => {
  test('is one step until a rest', () => {
    const one = draft()
    one.do('text', text('<p>H</p>'), { writing: 'section-1', at: 0 })
    one.do('text', text('<p>Ho</p>'), { writing: 'section-1', at: 900 })
    one.do('text', text('<p>How</p>'), { writing: 'section-1', at: 1900 })
    one.do('text', text('<p>Three</p>', 'section-2'), { writing: 'section-2', at: 1950 })
    expect(one.can().undo).toBe(3)
    one.take(undo)
    one.take(undo)
    expect(one.document().sections.map(({ html }) => html)).toEqual(['<p>Ho</p>', '<p>Two years</p>'])
  })

  test('that was given up leaves no step', () => {
    const one = draft()
    one.do('price', price(12))
    one.do('price', price(13), { writing: 'cell' })
    one.meanwhile(price(12))
    one.forget('cell')
    one.take(undo)
    expect(one.can()).toEqual({ undo: 0, redo: 1 })
    expect(said(one.document())).toEqual(said(start))
  })
})

describe('what came from elsewhere', () => {
  test('stays when a step is taken back', () => {
    const one = draft()
    one.do('text', text('<p>Hello you</p>'))
    one.meanwhile(price(99))
    one.meanwhile(text('<p>Five years</p>', 'section-2'))
    one.take(undo)
    expect(said(one.document())).toEqual(said(price(99)(text('<p>Five years</p>', 'section-2')(start))))
  })

  test('is no part of writing that goes on around it', () => {
    const one = draft()
    one.do('text', text('<p>Hel</p>'), { writing: 'section-1' })
    one.meanwhile(price(99))
    one.do('text', text('<p>Help</p>'), { writing: 'section-1' })
    one.take(undo)
    one.take(undo)
    expect(said(one.document())).toEqual(said(price(99)(start)))
  })

  test('over the same words stands, and that step is passed over', () => {
    const one = draft()
    one.do('price', price(12))
    one.do('text', text('<p>Hello you</p>'))
    one.meanwhile(text('<p>Theirs</p>'))
    expect(one.take(undo)).toBe('price')
    expect(said(one.document())).toEqual(said(text('<p>Theirs</p>')(start)))
  })

  test('may be the id of what was new: taking it back takes that away', () => {
    const one = draft()
    one.do('added', added)
    one.do('text', text('<p>30 days</p>', 'new'))
    one.meanwhile((document) => ({
      ...document,
      sections: document.sections.map((section) => (section.key === 'new' ? { ...section, id: 7 } : section)),
    }))
    one.take(undo)
    expect(one.document().sections.at(-1)).toEqual({ key: 'new', id: 7, title: 'Terms', html: '' })
    one.take(undo)
    expect(said(one.document())).toEqual(said(start))
  })
})

test('a picture goes and comes with the step it came in', () => {
  const picture = '<img src="files/abcdefghijklmnopqrstuv" alt="Roof" width="40" height="30">'
  const one = draft()
  one.do('text', text(`<p>Hello</p>${picture}`))
  one.meanwhile(text('<p>Five years</p>', 'section-2'))
  one.take(undo)
  expect(one.document().sections[0]?.html).toBe('<p>Hello</p>')
  one.take(redo)
  expect(one.document().sections[0]?.html).toBe(`<p>Hello</p>${picture}`)
})

test('another step ends what could be done again', () => {
  const one = draft()
  one.do('price', price(12))
  one.take(undo)
  one.do('text', text('<p>Hello you</p>'))
  expect(one.can()).toEqual({ undo: 1, redo: 0 })
})

test('the total set by hand comes back', () => {
  const one = draft(aDocument({ price_total: 100 }))
  one.do('total', (document) => ({ ...document, fields: { ...document.fields, price_total: null } }))
  one.take(undo)
  expect(one.document().fields.price_total).toBe(100)
})
