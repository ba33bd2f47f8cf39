import type { Reply } from './between.ts'
import { sentProposal } from './customer-fixtures.ts'
import { asksNothingNew } from './homes.ts'
import { expect, test } from './fixtures.ts'
import { CustomerPage } from './pages/customer-page.ts'
import { outOfReach } from './reach.ts'

// What the seller's app shows is not what these are about.
test.use({ opens: false })

test.beforeEach(async ({ enter }) => {
  await enter()
})

const read = /\/viewer\/[^/]+$/
const seller = { title: 'Van Vliet', name: 'Marieke Vos', phone: '030 555 01 42', logo_url: '', language: 'nl' }
const refusal = (status: number, reason: string): Reply => ({
  status,
  json: { type: 'about:blank', title: 'No', status, detail: 'No.', request_id: 'r', reason, seller },
})

const refused: { state: string; reply: Reply; heading: string }[] = [
  {
    state: 'a password to choose',
    reply: refusal(403, 'password_to_choose'),
    heading: 'Kies een wachtwoord',
  },
  { state: 'a password to give', reply: refusal(403, 'password_required'), heading: 'Vul uw wachtwoord in' },
  { state: 'lost or closed', reply: refusal(410, 'ended'), heading: 'Deze offerte is niet meer beschikbaar' },
]

test(
  'who is not let in is told why, and can do what is left to do',
  asksNothingNew,
  async ({ page, asked, between, expectAccessible }) => {
    test.slow(true, 'a page for each state')
    const { link } = await sentProposal(asked)
    for (const { state, reply, heading } of refused)
      await test.step(state, async () => {
        await between.instead(read, () => reply)
        await page.goto(link)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expectAccessible(state)
      })
  },
)

type Seen = {
  proposal: object
  receiver: object
  agree: object
  [part: string]: unknown
}

const changed: { state: string; change: (seen: Seen) => object; words: string | RegExp }[] = [
  {
    state: 'past its day',
    change: (seen) => ({ ...seen, proposal: { ...seen.proposal, valid_until: '2026-01-31', expired: true } }),
    words: 'Vraag om een nieuwe datum',
  },
  {
    state: 'for one who only reads',
    change: (seen) => ({ ...seen, receiver: { ...seen.receiver, must_sign: false, may_sign: false } }),
    words: /Iemand anders tekent deze offerte/,
  },
  {
    state: 'declined',
    change: (seen) => ({ ...seen, receiver: { ...seen.receiver, state: 'declined' } }),
    words: 'U hebt deze offerte afgewezen',
  },
  {
    state: 'marked won by the seller',
    change: (seen) => ({
      ...seen,
      proposal: { ...seen.proposal, status: 'won', date_won: '2026-11-21T10:00:00.000000Z' },
    }),
    words: 'Akkoord op 21 november 2026',
  },
  {
    state: 'looked at by the seller',
    change: (seen) => ({ ...seen, preview: true }),
    words: /Voorbeeld voor de klant/,
  },
  {
    state: 'rehearsed by the seller',
    change: (seen) => ({ ...seen, rehearsal: true }),
    words: /er wordt niets bewaard/,
  },
  {
    state: 'with fields and terms',
    change: (seen) => ({
      ...seen,
      agree: {
        fields: [
          { label: 'Startweek', type: 'text', required: true, options: [] },
          { label: 'Leverdag', type: 'date', required: false, options: [] },
          { label: 'Kleur', type: 'choice', required: true, options: ['Zwart', 'Wit'] },
        ],
        terms: { url: '', text: 'Betaling binnen 14 dagen.' },
      },
    }),
    words: 'Algemene voorwaarden lezen',
  },
]

test(
  'every state of the page is shown, and can be used by everybody',
  asksNothingNew,
  async ({ page, asked, between, expectAccessible }) => {
    test.slow(true, 'a page for each state')
    const { link } = await sentProposal(asked)
    let now = (seen: Seen): object => seen
    await between.change(read, (seen) => now(seen as Seen))
    for (const { state, change, words } of changed)
      await test.step(state, async () => {
        now = change
        await page.goto(link)
        await expect(page.getByText(words).first()).toBeVisible()
        await expectAccessible(state)
      })
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test(
    'fingers reach 44 px of whatever can be pressed, in every state',
    asksNothingNew,
    async ({ page, asked, between }) => {
      test.slow(true, 'a page for each state')
      const { link } = await sentProposal(asked)
      let now = (seen: Seen): object => seen
      await between.change(read, (seen) => now(seen as Seen))
      const customer = new CustomerPage(page)
      for (const { state, change, words } of changed)
        await test.step(state, async () => {
          now = change
          await page.goto(link)
          await expect(page.getByText(words).first()).toBeVisible()
          expect(await outOfReach(page)).toEqual([])
        })
      now = (seen) => seen
      await page.goto(link)
      await customer.accept.getByRole('button', { name: 'Zelf tekenen' }).click()
      expect(await outOfReach(page), 'a signature to draw').toEqual([])
      await customer.accept.getByRole('button', { name: 'Naam typen' }).click()
      await customer.sign.click()
      await expect(page.getByRole('heading', { name: 'Bewijs' })).toBeVisible()
      expect(await outOfReach(page), 'signed').toEqual([])
    },
  )
})

test(
  'past its day a proposal says so at its top, why nothing can be chosen, and that a new date was asked for',
  asksNothingNew,
  async ({ page, asked, between }) => {
    const { link } = await sentProposal(asked)
    await between.change(read, (seen) => {
      const { proposal, ...others } = seen as Seen
      return { ...others, proposal: { ...proposal, valid_until: '2026-01-31', expired: true } }
    })
    const customer = new CustomerPage(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(link)
    await expect(customer.cover).toContainText('Deze offerte was geldig tot en met 31 januari 2026')
    await expect(customer.askDate.first()).toBeInViewport()
    // Beside the choices and at the end too.
    await expect(page.getByText('maar niet meer kiezen of accepteren')).toHaveCount(3)
    await customer.askForDate()
    await expect(customer.cover).toContainText('om een nieuwe datum gevraagd')
    await expect(customer.askDate).toHaveCount(0)
    await page.reload()
    await expect(customer.cover).toContainText('om een nieuwe datum gevraagd')
    await expect(customer.askDate).toHaveCount(0)
  },
)

test(
  'who declined a proposal that stays open can ask, before a reload as after it',
  asksNothingNew,
  async ({ page, asked, between }) => {
    const { link } = await sentProposal(asked)
    let state = 'opened'
    await between.change(read, (seen) => {
      const { receiver, ...others } = seen as Seen
      return { ...others, receiver: { ...receiver, state } }
    })
    await between.instead(/\/decline$/, () => {
      state = 'declined'
      return { json: { status: 'open' } }
    })
    const customer = new CustomerPage(page)
    await page.goto(link)
    await customer.decline('De prijs')
    await expect(page.getByRole('heading', { name: 'U hebt deze offerte afgewezen' })).toBeVisible()
    await expect(customer.questions).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'U hebt deze offerte afgewezen' })).toBeVisible()
    await customer.ask('Kan het ook in het voorjaar?')
    await expect(page.getByRole('listitem').filter({ hasText: 'Kan het ook in het voorjaar?' })).toBeVisible()
  },
)

test(
  'without a connection it says so, and opens by itself when there is one',
  asksNothingNew,
  async ({ page, asked, between, expectAccessible }) => {
    const { link } = await sentProposal(asked)
    const mend = await between.cut(/\/viewer\//)
    await page.goto(link)
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible('away')
    mend()
    await expect(new CustomerPage(page).heading).toHaveText('Nieuwe ovens')
  },
)

test(
  'a form that says what is missing, a signature to draw and declining can be used by everybody',
  asksNothingNew,
  async ({ page, asked, expectAccessible }) => {
    const { link } = await sentProposal(asked)
    const customer = new CustomerPage(page)
    await page.goto(link)
    await customer.name.fill('')
    await customer.sign.click()
    await expect(customer.name).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible('what is missing')
    await customer.accept.getByRole('button', { name: 'Zelf tekenen' }).click()
    await expectAccessible('a signature to draw')
    await customer.accept.getByRole('button', { name: 'Afwijzen' }).click()
    await expect(page.getByRole('form', { name: 'Deze offerte afwijzen' })).toBeVisible()
    await expectAccessible('declining')
  },
)

test('nothing is cut off from the narrowest phone to the widest desk', asksNothingNew, async ({ page, asked }) => {
  const { link } = await sentProposal(asked)
  const customer = new CustomerPage(page)
  await page.goto(link)
  await expect(customer.heading).toHaveText('Nieuwe ovens')
  for (const width of [320, 390, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
})
