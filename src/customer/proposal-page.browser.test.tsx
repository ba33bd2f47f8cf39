import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ViewedProposal } from '#wire/viewer.ts'
import { aProposal, priceRow } from './testing/a-proposal.ts'
import { openPage } from './testing/open-page.tsx'

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]
const desk = { width: 1440, height: 900 }

afterEach(() => {
  document.documentElement.removeAttribute('style')
})

const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Whether a press in the middle of it, or near its corners, is one on it. */
function canBePressed(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const points = [
    [x, y],
    [left + 3, y],
    [right - 3, y],
    [x, top + 3],
    [x, bottom - 3],
  ]
  return points.every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)))
}

/** Whether any of it is in the window with nothing over it; a box may have its label there. */
function isShown(element: Element): boolean {
  const { left, top, bottom, width } = element.getBoundingClientRect()
  return [top + 4, (top + bottom) / 2, bottom - 4].some((y) => {
    const found = document.elementFromPoint(left + width / 2, y)
    return found !== null && (element.contains(found) || found.contains(element))
  })
}

const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Of its text. */
function linesOf(element: Element): DOMRect[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const lines: DOMRect[] = []
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    lines.push(...range.getClientRects())
  }
  return lines
}

describe('the sign that asks about a row', () => {
  const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }
  const name = 'Inbouwinstallatievoorbereidingswerkzaamheden en een naam die over meer dan één regel loopt'
  const optional = { selectable: 'check' as const, user_selected: true }
  const group = { selectable: 'radio' as const, price: 9_101_227.65 }
  const ofEveryKind = aProposal({
    tables: [
      {
        title: 'Prijzen',
        settings,
        rows: [
          priceRow(1),
          priceRow(2, { content: name, price: 1_101_227.65 }),
          priceRow(3, { discount_type: 'percentage', discount_value: 10, quantity: 12 }),
          priceRow(4, { recurring_type: 'month' }),
          priceRow(5, { content: name, recurring_type: 'year', quantity: 2 }),
          priceRow(6, optional),
          priceRow(7, { ...optional, recurring_type: 'month', price: 1_101_227.65 }),
          priceRow(8, {
            ...optional,
            content: name,
            recurring_type: 'year',
            discount_type: 'amount',
            discount_value: 5,
          }),
          priceRow(9, { ...optional, user_quantity: true, quantity: 15, price: 146 }),
          priceRow(10, { user_quantity: true }),
          priceRow(11, { ...group, user_selected: true }),
          priceRow(12, { ...group, content: name, recurring_type: 'month' }),
          priceRow(13, { content: name, price: null }),
          { id: 14, type: 'subtotal', content: 'Subtotaal' },
          { id: 15, type: 'discount', content: 'Korting', discount_type: 'amount', discount_value: 50 },
        ],
      },
    ],
  })

  test.each([...phones, { width: 768, height: 1024 }, desk])(
    'has a place of its own in a row of any kind, $width wide',
    async ({ width, height }) => {
      await page.viewport(width, height)
      await openPage(ofEveryKind)
      const signs = page.getByRole('listitem').getByTitle('Vraag hierover').elements()
      expect(signs).toHaveLength(13)
      for (const sign of signs) {
        const row = sign.closest('li')
        if (!row) throw new Error('A sign stands outside the rows')
        row.scrollIntoView({ block: 'center', behavior: 'instant' })
        const place = sign.getBoundingClientRect()
        const others = [...row.querySelectorAll('input, button')].filter((each) => each !== sign)
        const taken = [...linesOf(row), ...others.map((each) => each.getBoundingClientRect())]
        expect(
          taken.some((other) => meet(place, other)),
          row.innerText,
        ).toBe(false)
        expect(canBePressed(sign), row.innerText).toBe(true)
      }
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    },
  )

  test('leaves all amounts, and the total below them, one edge', async () => {
    await page.viewport(390, 844)
    await openPage(ofEveryKind)
    const amounts = page.getByRole('article').getByText(/^[€\s−]*[\d.]+,\d\d$/)
    const edges = amounts.elements().map((each) => Math.round(each.getBoundingClientRect().right))
    expect(edges.length).toBeGreaterThan(15)
    expect(new Set(edges).size).toBe(1)
  })
})

describe('what stands over the page', () => {
  const before = aProposal({ version: 1 })
  const [row] = before.tables[0]?.rows ?? []
  if (!row) throw new Error('The proposal has a row')
  const change = { part: 'row', kind: 'changed', id: 1, table: 0, before: { row, subtotal: 80 } } as const
  const changes: ViewedProposal['changes'] = {
    version_number: 1,
    total_with_vat: 200,
    price_total: 180,
    list: [change],
  }
  const after = aProposal({ version: 2, changes })

  test.each([...phones, desk])(
    'the ways to what changed and the news of another version cover nothing of each other, $width wide',
    async ({ width, height }) => {
      await page.viewport(width, height)
      const { show } = await openPage(before)
      await show(after)
      const names = ['Vorige wijziging', 'Volgende wijziging', 'Wijzigingen verbergen', 'Sluiten']
      for (const name of names) await expect.element(button(name)).toBeVisible()
      window.scrollTo({ top: 400, behavior: 'instant' })
      for (const name of names) expect(canBePressed(button(name).element()), name).toBe(true)
      await button('Sluiten').click()
      await expect.element(button('Sluiten')).not.toBeInTheDocument()
      await button('Wijzigingen verbergen').click()
      await expect.element(button('Wijzigingen verbergen')).not.toBeInTheDocument()
    },
  )

  test('hides nothing that Tab comes to, there and back', async () => {
    await page.viewport(390, 500)
    const rows = Array.from({ length: 14 }, (_, at) => priceRow(at + 1, { selectable: at % 2 ? 'check' : false }))
    const tables = before.tables.map((table) => ({ ...table, rows }))
    await openPage(aProposal({ changes, tables }))
    document.documentElement.style.scrollBehavior = 'auto'
    for (const keys of ['{Tab}', '{Shift>}{Tab}{/Shift}'])
      for (let steps = 0; steps < 60; steps++) {
        await userEvent.keyboard(keys)
        const reached = document.activeElement
        if (!reached || reached === document.body) break
        await expect.poll(() => isShown(reached), { message: reached.outerHTML.slice(0, 120) }).toBe(true)
      }
  })

  test.each(['100%', '150%', '200%'])('the act at the foot is whole on the screen with text at %s', async (size) => {
    for (const { width, height } of phones) {
      await page.viewport(width, height)
      document.documentElement.style.fontSize = size
      const [table] = before.tables
      await openPage(aProposal({ tables: table && [{ ...table, rows: [priceRow(1, { price: 83_659.22 })] }] }))
      const act = page.getByRole('link', { name: 'Naar akkoord' }).element()
      const { left, right } = act.getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
      expect(act.scrollWidth).toBeLessThanOrEqual(act.clientWidth)
      expect(canBePressed(act)).toBe(true)
    }
  })
})

test.each(phones)('a mail address is broken at its joints alone, $width wide', async ({ width, height }) => {
  await page.viewport(width, height)
  const owner = { ...aProposal().owner, email: 'marieke.vos@installatietechniek.vanvliet.example' }
  await openPage(aProposal({ owner, proposal: { language: 'de' } }))
  const address = page.getByRole('link', { name: owner.email }).first().element()
  expect(new Set(linesOf(address).map(({ top }) => top)).size).toBeGreaterThan(1)
  const letters = document.createTreeWalker(address, NodeFilter.SHOW_TEXT)
  let last: { top: number; letter: string } | undefined
  while (letters.nextNode()) {
    const text = letters.currentNode
    for (let at = 0; at < (text.textContent ?? '').length; at++) {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      const { top } = range.getBoundingClientRect()
      if (last && top > last.top) expect(last.letter).toMatch(/[@.]/)
      last = { top, letter: range.toString() }
    }
  }
})

test('what calls or writes to the adviser is large enough to be pressed, and stands where its line stands', async () => {
  await page.viewport(1440, 900)
  const { owner } = aProposal()
  await openPage(aProposal())
  const links = [owner.phone, owner.email].map((name) => page.getByRole('link', { name }).first().element())
  for (const link of links) {
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    expect(canBePressed(link)).toBe(true)
  }
  const [first = 0, second = 0] = links.map((link) => linesOf(link)[0]?.top)
  expect(second - first).toBe(20)
})

test('once the password was given it opens at its top', async () => {
  await page.viewport(390, 500)
  const { show } = await openPage(aProposal())
  await show(403)
  await page.getByLabelText('Wachtwoord').click()
  document.documentElement.style.minHeight = '3000px'
  window.scrollTo({ top: 400, behavior: 'instant' })
  await show(aProposal())
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(window.scrollY).toBe(0)
})

test('it names the people and, as the PDF does, whom they sign for', async () => {
  const others = [{ ...aProposal().receiver, id: 2, name: 'Bert Jansen' }]
  await openPage(aProposal({ others, proposal: { contact_name: 'Bakkerij De Korenaar' } }))
  await expect
    .element(page.getByText('Voor Anneke de Groot en Bert Jansen, Bakkerij De Korenaar', { exact: true }))
    .toBeVisible()
})

test('a person who signs for nobody else is named once', async () => {
  await openPage(aProposal({ proposal: { contact_name: 'Anneke de Groot' } }))
  await expect.element(page.getByText('Voor Anneke de Groot', { exact: true })).toBeVisible()
})

test.each([...phones, desk])('it can be downloaded and printed, $width wide', async ({ width, height }) => {
  await page.viewport(width, height)
  await openPage(aProposal())
  for (const name of ['Pdf downloaden', 'Afdrukken']) {
    await expect.element(button(name)).toBeVisible()
    expect(button(name).elements()).toHaveLength(1)
  }
})

describe('won without a signature', () => {
  const won = aProposal({ proposal: { status: 'won', date_won: '2026-11-21T10:00:00.000000Z' } })

  test.each([...phones, desk])('nothing claims one, and what comes next is there, $width wide', async (size) => {
    await page.viewport(size.width, size.height)
    await openPage(won)
    await expect.element(page.getByText('Akkoord op 21 november 2026')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Wat er nu gebeurt' })).toBeVisible()
    await expect.element(button('Pdf downloaden')).toBeVisible()
    await expect.element(page.getByLabelText('Uw vraag')).toBeVisible()
    expect(document.body.innerText).not.toMatch(/getekend|ondertekend|handtekening|bewijs|SHA-256/i)
    const leadsTo = document.querySelectorAll('nav a')
    expect(Array.from(leadsTo, ({ textContent }) => textContent)).toEqual(['Ons voorstel', 'Prices', 'Vragen'])
    expect(document.querySelectorAll('a[href*="/verify"], a[href="#accept"], ul:empty')).toHaveLength(0)
  })

  test('while somebody fills in the acceptance takes them to where that is said', async () => {
    const { show } = await openPage(aProposal())
    await page.getByLabelText('Uw naam').fill('Anneke Groot')
    await show(won)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect.element(page.getByText('Akkoord op 21 november 2026')).toBeInViewport()
  })
})

describe('of a version that changed the total alone', () => {
  const strip = page.getByRole('complementary', { name: 'Gewijzigd sinds uw laatste bezoek' })
  const changes = { version_number: 1, price_total: 80, total_with_vat: 96.8, list: [] }
  const changed = { receiver_id: 1, name: 'Anneke de Groot', date: '2026-11-20T09:00:00.000000Z' }
  const chosen = aProposal({
    changes,
    changed,
    choices_at: 'b',
    tables: aProposal().tables.map((table) => ({
      ...table,
      rows: table.rows.map((row) => (row.id === 2 ? { ...row, user_selected: true } : row)),
    })),
  })

  test('the change is said, and stays what it is when something is chosen', async () => {
    const { show, send } = await openPage(aProposal({ version: 1 }), () => Response.json(chosen))
    await show(aProposal({ changes }))
    await expect.element(strip.getByText(/^totaal \+ €\s24,20$/)).toBeVisible()
    await expect.element(button('Volgende wijziging')).not.toBeInTheDocument()
    await page.getByRole('checkbox', { name: /Row 2/ }).click()
    send()
    await show(chosen)
    await expect.element(page.getByText('€ 242,00').first()).toBeVisible()
    await expect.element(strip.getByText(/^totaal \+ €\s24,20$/)).toBeVisible()
    await button('Wijzigingen verbergen').click()
    await expect.element(strip).not.toBeInTheDocument()
    await show(aProposal({ version: 3, changes }))
    await expect.element(strip).toBeVisible()
  })

  test('nothing is said where it may be what was chosen', async () => {
    await openPage(chosen)
    await expect.element(strip).not.toBeInTheDocument()
  })

  test('nor beside other changes, which are said', async () => {
    const list = [{ part: 'section', kind: 'removed', id: 9, title: 'Roof' } as const]
    await openPage({ ...chosen, changes: { ...changes, list } })
    await expect.element(strip.getByText('1 hoofdstuk', { exact: true })).toBeVisible()
    await expect.element(strip.getByText('totaal')).not.toBeInTheDocument()
  })
})

test('a question about what another version dropped is about the whole proposal, which is said', async () => {
  const sent: unknown[] = []
  const answer = {
    id: 1,
    comment: 'Kan het in mei?',
    name: 'Anneke',
    type: 'client',
    own: true,
    date: '2026-11-20T09:00:00.000000Z',
  }
  const { show } = await openPage(aProposal(), (_method, _path, body) => {
    sent.push(body)
    return Response.json({ ...answer, row_id: null, section_id: null }, { status: 201 })
  })
  const gone = page.getByText('Vervallen: Row 2. Uw vraag gaat over de hele offerte.')
  await button('Vraag over Row 2').click()
  await page.getByLabelText('Uw vraag').fill('Kan het in mei?')
  await show(aProposal({ version: 3, tables: aProposal().tables.map((table) => ({ ...table, rows: [priceRow(1)] })) }))
  await expect.element(gone).toBeVisible()
  await expect.element(page.getByText('Over: Row 2')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Uw vraag')).toHaveValue('Kan het in mei?')
  await button('Vraag versturen').click()
  await expect.element(page.getByText('Uw vraag is verstuurd')).toBeVisible()
  await expect.element(gone).not.toBeInTheDocument()
  expect(sent).toEqual([{ comment: 'Kan het in mei?' }])
})
