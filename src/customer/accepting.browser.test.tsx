import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ViewedProposal } from '#wire/viewer.ts'
import { aProposal, priceRow } from './testing/a-proposal.ts'
import { openPage } from './testing/open-page.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('accepting', () => {
  test('without the signature that is drawn says so, and leads to where one can be typed', async () => {
    await openPage(aProposal())
    await button('Zelf tekenen').click()
    await button('Akkoord en ondertekenen').click()
    await expect.element(button('Naam typen')).toHaveFocus()
    await expect.element(button('Naam typen')).toHaveAccessibleDescription('Teken uw handtekening, of typ hem')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Handtekening' })).toHaveValue('Anneke de Groot')
  })

  test('says what came of it in the window, beside the button that may be pressed again', async () => {
    await page.viewport(390, 844)
    await openPage(aProposal())
    const sign = button('Akkoord en ondertekenen')
    const { bottom } = sign.element().getBoundingClientRect()
    window.scrollBy({ top: bottom - window.innerHeight + 10, behavior: 'instant' })
    await sign.click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await expect.element(sign).toBeInViewport({ ratio: 1 })
  })
})

test('what is accepted now is in the window where the press before accepted nothing', async () => {
  await page.viewport(390, 500)
  const { show } = await openPage(aProposal({ words: { ...aProposal().words, sentence: 'Voor € 1.210.' } }), () =>
    Response.json(
      { type: 'about:blank', title: '', status: 409, detail: 'No.', request_id: 'r', reason: 'choices' },
      { status: 409 },
    ),
  )
  const sign = button('Akkoord en ondertekenen')
  sign.element().scrollIntoView({ block: 'start', behavior: 'instant' })
  await show(aProposal({ words: { ...aProposal().words, sentence: 'Voor € 7.260.' } }))
  await sign.click()
  await expect.element(page.getByText('Voor € 7.260.')).toBeInViewport({ ratio: 1 })
})

test('a signed page does not say that nothing was accepted', async () => {
  const receiver = { ...aProposal().receiver, state: 'signed' as const }
  const acceptance = {
    receiver_id: 1,
    name: 'Anneke de Groot',
    date: '2026-11-20T09:10:11.000000Z',
    fields: [],
    signature: { typed: 'Anneke de Groot' },
    hash: 'a'.repeat(64),
  }
  let isStale = true
  const { show } = await openPage(aProposal(), () =>
    isStale
      ? Response.json(
          { type: 'about:blank', title: '', status: 409, detail: 'No.', request_id: 'r', reason: 'choices' },
          { status: 409 },
        )
      : Response.json(aProposal({ receiver, acceptances: [acceptance], proposal: { status: 'won' } }), { status: 201 }),
  )
  await show(aProposal({ choices_at: 'b' }))
  await button('Akkoord en ondertekenen').click()
  const nothing = page.getByText(/^Er is niets geaccepteerd/)
  await expect.element(nothing.last()).toBeVisible()
  isStale = false
  await button('Akkoord en ondertekenen').click()
  await expect.element(page.getByText(/^Getekend op/)).toBeVisible()
  await expect.element(nothing).not.toBeInTheDocument()
})

test('a decline that was refused says so in the language of the page', async () => {
  await openPage(aProposal(), () =>
    Response.json(
      { type: 'about:blank', title: '', status: 400, detail: 'Use another reason.', request_id: 'r' },
      { status: 400 },
    ),
  )
  await button('Afwijzen').click()
  await page.getByRole('radio', { name: 'De prijs' }).click()
  await button('Offerte afwijzen').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Niet verstuurd. Probeer het nog eens.')
})

test.each([
  { status: 'lost', offered: [] },
  // Somebody else may still accept it.
  { status: 'open', offered: ['Pdf downloaden', 'Voorwaarden.pdf'] },
])('what is $status by declining offers nothing more than it may: $offered', async ({ status, offered }) => {
  await page.viewport(1440, 900)
  const attachments = [{ file: 'f', name: 'Voorwaarden.pdf', size: 1200 }]
  await openPage(aProposal({ attachments, proposal: { valid_until: '2099-12-31' } }), () => Response.json({ status }))
  const validUntil = page.getByText(/^Geldig tot en met \d/)
  await expect.element(validUntil.last()).toBeVisible()
  await button('Afwijzen').click()
  await page.getByRole('radio', { name: 'De prijs' }).click()
  await button('Offerte afwijzen').click()
  await expect.element(page.getByRole('heading', { name: 'U hebt deze offerte afgewezen' })).toBeVisible()
  const files = page.getByRole('button', { name: /^(Pdf downloaden|Voorwaarden.pdf)/ }).elements()
  expect(files.map(({ textContent }) => textContent.replace(/\d.*/, '')).toSorted()).toEqual(offered)
  expect(page.getByRole('link', { name: 'Bijlagen' }).elements()).toHaveLength(status === 'open' ? 1 : 0)
  expect(validUntil.elements().length > 0).toBe(status === 'open')
  await expect.element(button('Afdrukken')).toBeVisible()
})

test('who declined is asked to accept the version that is sent after that', async () => {
  const { show } = await openPage(aProposal(), () => Response.json({ status: 'lost' }))
  await button('Afwijzen').click()
  await page.getByRole('radio', { name: 'De prijs' }).click()
  await button('Offerte afwijzen').click()
  await expect.element(page.getByRole('heading', { name: 'U hebt deze offerte afgewezen' })).toBeVisible()
  await show(aProposal({ version: 3 }))
  await expect.element(button('Akkoord en ondertekenen')).toBeVisible()
})

test.each([
  ['the seller had taken it back', 410],
  ['its password was asked for', 403],
] as const)('what is filled in is there again after %s', async (_why, status) => {
  const order = { label: 'Bestelnummer', type: 'text' as const, required: false, options: [] }
  const proposal = aProposal({ agree: { fields: [order], terms: null } })
  const { show } = await openPage(proposal)
  const name = page.getByLabelText('Uw naam')
  const number = page.getByLabelText('Bestelnummer')
  const question = page.getByLabelText('Uw vraag')
  await name.fill('Anneke Groot')
  await number.fill('PO-7')
  await question.fill('Kan het ook in mei?')
  await show(status)
  await expect.element(number).not.toBeInTheDocument()
  await show(proposal)
  await expect.element(name).toHaveValue('Anneke Groot')
  await expect.element(number).toHaveValue('PO-7')
  await expect.element(question).toHaveValue('Kan het ook in mei?')
})

describe('the focus goes to what has come in the place of what had it', () => {
  test('the way to decline, for who comes back from it', async () => {
    await openPage(aProposal())
    await button('Afwijzen').click()
    await expect.element(page.getByRole('radio', { name: 'De prijs' })).toHaveFocus()
    await button('Terug naar de offerte').click()
    await expect.element(button('Afwijzen')).toHaveFocus()
  })

  test('the heading that says it, for who has declined', async () => {
    await openPage(aProposal(), () => Response.json({ status: 'lost' }))
    await button('Afwijzen').click()
    await page.getByRole('radio', { name: 'De prijs' }).click()
    await button('Offerte afwijzen').click()
    await expect.element(page.getByRole('heading', { name: 'U hebt deze offerte afgewezen' })).toHaveFocus()
  })

  test('the name of the proposal, for who has opened it with a password', async () => {
    const { show } = await openPage(aProposal())
    await show(403)
    await page.getByLabelText('Wachtwoord').fill('correct horse')
    await show(aProposal())
    await expect.element(page.getByRole('heading', { level: 1, name: 'Warmtepomp' })).toHaveFocus()
  })

  test('the question, for who asks about the whole proposal after all', async () => {
    await openPage(aProposal())
    await button('Vraag over Row 1').click()
    await button('Vraag over de hele offerte stellen').click()
    await expect.element(page.getByRole('textbox', { name: 'Uw vraag' })).toHaveFocus()
  })
})

describe('what was chosen, once somebody has signed,', () => {
  const anna = { id: 2, name: 'Anna Smit', must_sign: true, may_sign: true, state: 'signed' as const }
  const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }
  const signed: Partial<ViewedProposal> = {
    frozen: true,
    others: [anna],
    choices: [{ row_id: 2, selected: true, quantity: 1 }],
    tables: [{ title: 'Prijzen', settings, rows: [priceRow(2, { selectable: 'check', user_selected: true })] }],
    acceptances: [
      {
        receiver_id: 2,
        name: 'Anna Smit',
        date: '2026-11-20T09:10:11.000000Z',
        fields: [],
        signature: { typed: 'Anna Smit' },
        hash: 'a'.repeat(64),
      },
    ],
  }

  test('is not called the choice of who has not signed yet', async () => {
    await openPage(aProposal(signed))
    await expect.element(page.getByText('Deze offerte is ondertekend, dus de keuzes liggen vast.')).toBeVisible()
    await expect.element(page.getByText('Gekozen', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Uw keuze', { exact: true })).not.toBeInTheDocument()
    await expect.element(page.getByText(/geaccepteerd\.$/)).not.toBeInTheDocument()
  })

  test('is theirs for who signed it', async () => {
    const receiver = { id: 2, name: 'Anna Smit', must_sign: true, may_sign: true, state: 'signed' as const }
    await openPage(aProposal({ ...signed, receiver, others: [] }))
    await expect.element(page.getByText('Uw keuze', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Zoals u die hebt gekozen en geaccepteerd.')).toBeVisible()
  })
})
