import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contactDetails } from '#service/domain/contact-details.ts'
import { listProductDirectories, listProducts } from '#service/domain/products.ts'
import { getProposal } from '#service/domain/proposals.ts'
import { listFavoriteTemplates } from '#service/domain/templates.ts'
import type { Unit } from '#service/domain/unit.ts'
import { getCompany } from '#service/domain/v1-companies.ts'
import { getV1Proposal } from '#service/domain/v1-proposals.ts'
import type { Db } from '#service/store/db.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { contact } from '#wire/contacts.ts'
import { product } from '#wire/products.ts'
import { proposal } from '#wire/proposal-details.ts'
import { favoriteTemplate } from '#wire/templates.ts'
import { companyDetails } from '#wire/v1-companies.ts'
import { v1Proposal } from '#wire/v1-proposals.ts'
import { loaded, now, rowsOf } from './testing/loaded-sample.ts'

let db: Db
let unit: Unit
beforeAll(async () => {
  db = await loaded()
  const account = { id: 1, name: 'van-vliet', currency: 'EUR', locale: 'nl-NL' }
  const user = {
    id: 1,
    firstname: 'Marieke',
    lastname: 'Vos',
    email: 'marieke@vanvliet.example',
    role: 'admin',
  } as const
  unit = { db: withinAccount(db, account.id), account, user, now, appUrl: '' }
})
afterAll(() => db.destroy())

test('every proposal makes details that the contract takes, with only known custom fields', async () => {
  for (const { id } of await rowsOf(db, 'proposal')) {
    const details = proposal.parse(await getProposal(unit, id))
    expect(details.custom_fields.filter(({ required, value }) => required && value === '')).toEqual([])
  }
})

test('every contact makes details that the contract takes', async () => {
  for (const stored of await rowsOf(db, 'contact')) {
    const details = contact.parse(await contactDetails(unit, stored))
    expect(details.name).not.toBe('')
  }
})

test('every proposal and every company makes answers that the contract of version 1 takes, and no more', async () => {
  for (const { id } of await rowsOf(db, 'proposal')) {
    const details = await getV1Proposal(unit, id)
    expect(v1Proposal.parse(details)).toEqual(details)
  }
  for (const { id } of (await rowsOf(db, 'contact')).filter(({ type }) => type === 'organisation')) {
    const details = await getCompany(unit, id)
    expect(companyDetails.parse(details)).toEqual(details)
  }
})

test('products and favorite templates are answers of the contract', async () => {
  for (const { id, products_count } of await listProductDirectories(unit))
    expect(z.array(product).parse(await listProducts(unit, id))).toHaveLength(products_count)
  const templates = z.array(favoriteTemplate).parse(await listFavoriteTemplates(unit))
  for (const { custom_fields, pricetables } of templates) {
    expect(custom_fields.some(({ required }) => required)).toBe(true)
    expect(pricetables.length).toBeGreaterThan(0)
  }
})
