import { describe, expect, test } from 'vitest'
import type { EditedFields } from '#src/draft/edited-fields.ts'
import { changesOf, merge } from './changes.ts'

const before: EditedFields = {
  account_user_id: 1,
  contact_id: 10,
  contact_people: [11, 12],
  design_template_id: 3,
  directory_id: null,
  name: 'Website',
  price_total: null,
  status: 'edit',
  text_template_id: 4,
  tags: ['urgent', 'new'],
  custom_fields: [{ name: 'note', value: '' }],
}

describe('an update', () => {
  test('sends nothing when nothing has changed', () => {
    expect(changesOf(before, { ...before })).toEqual({})
  })
  test('sends only what has changed', () => {
    expect(changesOf(before, { ...before, name: 'Webshop', directory_id: 7, price_total: 0 })).toEqual({
      name: 'Webshop',
      directory_id: 7,
      price_total: 0,
    })
  })
  test('takes another order of records for a change', () => {
    const sections = [{ title: 'Dear' }, { title: 'Regards' }]
    expect(changesOf({ sections }, { sections: sections.toReversed() })).toEqual({ sections: sections.toReversed() })
  })
  test('takes another order of receivers and tags for no change', () => {
    expect(changesOf(before, { ...before, contact_people: [12, 11], tags: ['new', 'urgent'] })).toEqual({})
  })
  test('drops a total set by hand with null', () => {
    expect(changesOf({ ...before, price_total: 950 }, before)).toEqual({ price_total: null })
  })
})

describe('when somebody else saved meanwhile', () => {
  test('what only they changed is taken over, what only I changed stays', () => {
    const merged = merge(before, { ...before, name: 'Mine' }, { ...before, status: 'open' })
    expect(merged.fields).toEqual({ ...before, name: 'Mine', status: 'open' })
    expect(merged).toMatchObject({ conflicts: [], taken: ['status'] })
  })
  test('what both changed is asked, and mine is shown until then', () => {
    const merged = merge(before, { ...before, name: 'Mine' }, { ...before, name: 'Theirs' })
    expect(merged).toMatchObject({ conflicts: ['name'], taken: [], fields: { name: 'Mine' } })
  })
  test('what both changed to the same is no conflict', () => {
    expect(merge(before, { ...before, tags: ['a', 'b'] }, { ...before, tags: ['b', 'a'] }).conflicts).toEqual([])
  })
})
