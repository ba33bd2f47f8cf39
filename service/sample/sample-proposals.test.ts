import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { priceTables } from '#pricing/price-tables.ts'
import { cleanHtml } from '#service/domain/clean-html.ts'
import { contentIn } from '#service/domain/proposal-content.ts'
import { proposalSearchKey } from '#service/domain/search-keys.ts'
import type { Db } from '#service/store/db.ts'
import { dayIn, laterBy } from '#wire/calendar-day.ts'
import { rowInput } from '#wire/price-rows.ts'
import {
  countBy,
  currentContents,
  loaded,
  now,
  priceRowsOfAll,
  rowsOf,
  rowsOfAll,
  tablesIn,
} from './testing/loaded-sample.ts'

let db: Db
beforeAll(async () => {
  db = await loaded()
})
afterAll(() => db.destroy())

describe('a proposal', () => {
  test('has a number that rises with its creation, up to the last of the account', async () => {
    const inOrder = (await rowsOf(db, 'proposal')).toSorted((one, other) => one.created_at - other.created_at)
    const numbers = inOrder.map(({ proposal_nr }) => Number(proposal_nr.split('-')[1]))
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
    expect((await rowsOf(db, 'account'))[0]?.last_proposal_number).toBe(numbers.at(-1))
    for (const { proposal_nr, created_at } of inOrder)
      expect(proposal_nr).toMatch(new RegExp(String.raw`^${new Date(created_at).getUTCFullYear()}-\d{4}$`))
  })

  test('has the total that pricing makes of its content, and rows that the contract takes', async () => {
    for (const { proposal, content } of await currentContents(db)) {
      expect(Math.round(priceTables(content.pricetables).price_total_original * 100)).toBe(proposal.total_cents)
      for (const { rows } of content.pricetables)
        for (const { id: _, ...row } of rows) expect(rowInput.parse(row)).toEqual(row)
    }
  })

  test('is found by name, number, contact, people and rows', async () => {
    const contacts = new Map((await rowsOf(db, 'contact')).map((contact) => [contact.id, contact]))
    const receivers = Map.groupBy(await rowsOf(db, 'receiver'), ({ proposal_id }) => proposal_id)
    for (const { proposal, content } of await currentContents(db)) {
      const people = (receivers.get(proposal.id) ?? []).map(
        ({ contact_id }) => contacts.get(contact_id)?.fullname ?? '',
      )
      const contact = contacts.get(proposal.contact_id) ?? { name: '', fullname: '' }
      expect(proposal.search_key).toBe(proposalSearchKey({ ...proposal, contact, people, content }))
    }
  })

  test('of the Lindelaan is the one that the design shows', async () => {
    const proposal = (await rowsOf(db, 'proposal')).find(
      ({ name }) => name === 'Warmtepomp en vloerverwarming, Lindelaan 14',
    )
    expect(proposal).toMatchObject({ status: 'open', total_cents: 1_167_312, override_cents: 1_165_000 })
  })

  test('has no HTML that cleaning would change, and no tag left unfilled', async () => {
    const htmls = (await rowsOf(db, 'proposal_version')).flatMap((version) =>
      contentIn(version).sections.map(({ html }) => html),
    )
    for (const html of htmls) {
      expect(cleanHtml(html)).toBe(html)
      // The day of sending is the service's to fill.
      expect(html.replaceAll('[proposal_date]', '')).not.toMatch(/\[[a-z_]+\]|undefined/)
    }
    const fields = (await rowsOf(db, 'proposal_custom_value')).filter(({ field }) => field === 'afspraken')
    expect(fields.length).toBeGreaterThan(10)
    for (const { value } of fields) expect(cleanHtml(value)).toBe(value)
    const templates = await rowsOf(db, 'text_template')
    for (const { html } of templates.flatMap(({ sections }) => JSON.parse(sections) as { html: string }[]))
      expect(cleanHtml(html)).toBe(html)
  })

  test('that was sent went to people with an email, in mails without a tag left', async () => {
    const contacts = new Map((await rowsOf(db, 'contact')).map((contact) => [contact.id, contact]))
    const receivers = Map.groupBy(await rowsOf(db, 'receiver'), ({ proposal_id }) => proposal_id)
    for (const { id, status } of await rowsOf(db, 'proposal')) {
      if (status !== 'edit') expect(receivers.get(id)?.length).toBeGreaterThan(0)
      for (const { contact_id } of receivers.get(id) ?? []) expect(contacts.get(contact_id)?.email).not.toBe('')
    }
    const mails = await rowsOf(db, 'mail')
    for (const { recipient, subject, body } of mails) {
      expect(recipient).toMatch(/\.example$/)
      expect(subject + body).not.toMatch(/\[[a-z_]+\]|undefined/)
    }
    expect(countBy(mails, ({ state, reason }) => `${state}${reason ? ' with a reason' : ''}`)).toMatchObject({
      'bounced with a reason': 2,
      'failed with a reason': 1,
    })
  })

  test('has an agreement exactly when it is won, for the version it holds', async () => {
    for (const { status, agree, won_at, version_id } of await rowsOf(db, 'proposal')) {
      expect([agree !== null, won_at !== null]).toEqual([status === 'won', status === 'won'])
      if (agree !== null) expect(JSON.parse(agree)).toMatchObject({ version_id, ip_country: null })
    }
  })

  test('that is won was signed by whoever its timeline says, at that moment', async () => {
    const signatures = Map.groupBy(await rowsOf(db, 'acceptance'), ({ proposal_id }) => proposal_id)
    const wins = (await rowsOf(db, 'log_entry')).filter(({ kind }) => kind === 'won')
    expect(wins.length).toBe(countBy(await rowsOf(db, 'proposal'), ({ status }) => status)['won'])
    for (const { proposal_id, person, at } of wins)
      expect(signatures.get(proposal_id)).toMatchObject([{ name: person, signed_at: at, position: 1 }])
  })

  test('that was sent has a last day, thirty days on; of those that are open some expire soon and some have', async () => {
    const proposals = await rowsOf(db, 'proposal')
    for (const { status, valid_until } of proposals) expect(valid_until === null).toBe(status === 'edit')
    const today = dayIn('UTC', now)
    const open = proposals.flatMap(({ status, valid_until }) => (status === 'open' && valid_until ? [valid_until] : []))
    expect(open.filter((day) => day < today).length).toBeGreaterThan(1)
    expect(open.filter((day) => day >= today && day <= laterBy(7, today)).length).toBeGreaterThan(1)
    expect(open.filter((day) => day > laterBy(7, today)).length).toBeGreaterThan(20)
  })

  test('says of its day and its last one what its cover says: the day of sending, and thirty days from there', async () => {
    const [account] = await rowsOf(db, 'account')
    const said = (await currentContents(db)).flatMap(({ proposal, content }) =>
      content.sections.flatMap(({ html }) => {
        const [, day] = /(?:Dit voorstel van|This proposal of) (.*?) is (?:dertig|valid)/.exec(html) ?? []
        return day === undefined ? [] : [{ proposal, day }]
      }),
    )
    expect(said.length).toBeGreaterThan(100)
    // As filled by the service, in the account's time zone, when it is read.
    expect(new Set(said.map(({ day }) => day))).toEqual(new Set(['[proposal_date]']))
    const versions = new Map((await rowsOf(db, 'proposal_version')).map(({ id, sent_at }) => [id, sent_at]))
    for (const { proposal } of said) {
      const sent = versions.get(proposal.version_id ?? 0) ?? null
      // Of some that are open the seller has put it off.
      if (sent === null || proposal.status === 'open') continue
      expect(proposal.valid_until).toBe(laterBy(30, dayIn(account?.time_zone ?? '', sent)))
    }
  })

  test('has a value for the required custom field', async () => {
    const values = await rowsOf(db, 'proposal_custom_value')
    const filled = values.filter(({ field, value }) => field === 'uitvoering' && value !== '')
    expect(filled).toHaveLength(160)
  })
})

describe('time', () => {
  test.each([now, Date.UTC(2027, 0, 1, 0, 0, 5), Date.UTC(2028, 1, 29, 23, 59, 59)])(
    'at %i is never ahead',
    async (at) => {
      const db = await loaded(at)
      for (const table of await tablesIn(db))
        for (const row of await rowsOf(db, table))
          for (const [column, value] of Object.entries(row))
            // What an automation will do is ahead, and rightly so.
            if (column !== 'due_at' && (column === 'at' || column.endsWith('_at')))
              expect(value ?? 0, `${table}.${column}`).toBeLessThanOrEqual(at)
      await db.destroy()
    },
  )

  test('runs forwards in every proposal', async () => {
    const logs = Map.groupBy(await rowsOf(db, 'log_entry'), ({ proposal_id }) => proposal_id)
    for (const { id, created_at, modified_at, viewed_at, won_at } of await rowsOf(db, 'proposal')) {
      const moments = (logs.get(id) ?? []).map(({ at }) => at)
      expect(moments).toEqual(moments.toSorted((one, other) => one - other))
      expect(moments[0]).toBe(created_at)
      for (const moment of [modified_at, viewed_at, won_at])
        expect(moment ?? created_at).toBeGreaterThanOrEqual(created_at)
      expect(won_at ?? 0).toBeLessThanOrEqual(modified_at)
    }
  })

  test('has every contact known before its first proposal', async () => {
    const contacts = new Map((await rowsOf(db, 'contact')).map(({ id, created_at }) => [id, created_at]))
    for (const { contact_id, created_at } of await rowsOf(db, 'proposal'))
      expect(contacts.get(contact_id)).toBeLessThan(created_at)
  })
})

describe('prices', () => {
  test('show every kind of row', async () => {
    const rows = await rowsOfAll(db)
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['price', 'discount', 'subtotal', 'title']))
    const discounts = rows.flatMap((row) => (row.type === 'discount' ? [row.discount_type] : []))
    expect(new Set(discounts)).toEqual(new Set(['percentage', 'amount']))
  })

  test.each([
    'selectable',
    'user_selected',
    'user_quantity',
    'discount_type',
    'recurring_type',
    'recurring_include_in_totals',
    'hide_price',
    'hide_quantity',
  ] as const)('show every value of %s', async (field) => {
    const possible = { selectable: 3, discount_type: 3, recurring_type: 3 }
    const values = new Set((await priceRowsOfAll(db)).map((row) => row[field]))
    expect(values.size).toBe(field in possible ? 3 : 2)
  })

  test('show the three VAT rates, tables with VAT inside, and totals set by hand', async () => {
    const contents = await currentContents(db)
    const tables = contents.flatMap(({ content }) => content.pricetables)
    const rates = tables.flatMap(({ rows, settings }) =>
      rows.flatMap((row) => (row.type === 'price' ? [row.vat_percentage ?? settings.vat_default_percentage] : [])),
    )
    expect(new Set(rates)).toEqual(new Set([21, 9, 0]))
    expect(tables.some(({ settings }) => settings.rows_include_vat)).toBe(true)
    expect(tables.some(({ settings }) => settings.vat_hidden)).toBe(true)
    expect(contents.filter(({ proposal }) => proposal.override_cents !== null).length).toBeGreaterThan(5)
  })

  test('stand in several tables in proposals of every status', async () => {
    const several = (await currentContents(db)).filter(({ content }) => content.pricetables.length > 1)
    expect(new Set(several.map(({ proposal }) => proposal.status)).size).toBe(5)
  })
})
