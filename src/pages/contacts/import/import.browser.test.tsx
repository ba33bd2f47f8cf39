import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { doneImports } from '#src/storage/done-imports.ts'
import { keepNothing } from '#src/testing/keep-nothing.ts'
import { openScreen } from '#src/testing/open-screen.tsx'
import { organisation, organisationItem } from '#src/testing/records.ts'
import { helloOf, inLines, offline, refusal, signIn, stubService } from '#src/testing/service.ts'
import { hello } from '#wire/account.ts'
import { createContact, deleteContact, listOrganisations, listPeople } from '#wire/contacts.ts'
import { batchContacts, type ContactOutcome, type SentContactAct } from '#wire/contacts-batch.ts'
import { exportContacts } from '#wire/contact-exports.ts'
import { listTags } from '#wire/tags.ts'
import * as screen from './import.tsx'

const service = stubService()
const path = '/contacts/import'
const column = (name: string | RegExp) => page.getByRole('combobox', { name })
const next = page.getByRole('button', { name: 'Review rows' })
const takeAs = async (header: string | RegExp, field: string) => {
  await column(header).click()
  await page.getByRole('option', { name: field, exact: true }).click()
}
const mendEmail = async (row: number, email: string) => {
  const field = page.getByRole('textbox', { name: `Email, row ${row}` })
  await field.fill(email)
  await userEvent.keyboard('{Tab}')
  await expect.element(field).not.toBeInTheDocument()
}
/** Says so of the file after its rows were reviewed. */
const beginWith = async (firstRow: string) => {
  await page.getByRole('button', { name: 'Back to columns' }).click()
  await page.getByRole('radio', { name: firstRow }).click()
}

/** The screen in a browser that keeps nothing yet; the account has De Korenaar in Utrecht. */
async function openImport(kind: 'organisations' | 'people' = 'organisations') {
  await keepNothing()
  const known = { kind: 'row', ...organisationItem(7, 'Bakkerij De Korenaar'), tags: [], values: {} }
  service.current.on(exportContacts, () =>
    inLines([{ kind: 'head', total: 1, fields: [] }, known, { kind: 'end', rows: 1 }]),
  )
  service.current.on(listOrganisations, () => [])
  service.current.on(listPeople, () => [])
  service.current.on(listTags, () => [])
  return openScreen(screen, { path, at: kind === 'people' ? `${path}?show=people` : path })
}
const choose = (name: string, content: BlobPart) =>
  userEvent.upload(page.getByLabelText('CSV file'), new File([content], name, { type: 'text/csv' }))

const file = [
  'Bedrijfsnaam;E-mail;Plaats;Notes',
  'Molen De Hoop;hoop@molen.example;Zeist;x',
  'Smid;not an address;Utrecht;',
  ';info@nameless.example;Utrecht;',
  'molen de hoop;;Zeist;',
  'Bakkerij De Korenaar;;Houten;',
  'Bakkerij De Korenaar;;Utrecht;',
].join('\r\n')

test('columns are guessed by their names, and can be put right', async () => {
  await openImport()
  await choose('in.csv', file)
  await expect.element(page.getByText('The file has 6 rows.')).toBeVisible()
  await expect.element(column(/^Bedrijfsnaam/)).toHaveValue('Name')
  await expect.element(column(/^Plaats/)).toHaveValue('City')
  await expect.element(column(/^Notes/)).toHaveValue('')
  await column(/^Notes/).click()
  await page.getByRole('option', { name: 'City' }).click()
  await expect.element(column(/^Notes/)).toHaveValue('City')
  await expect.element(column(/^Plaats/)).toHaveValue('')
})

test('every row is judged beforehand, and its fault is put right where it stands', async () => {
  await openImport()
  await choose('in.csv', file)
  await next.click()
  const errors = (count: number) => page.getByRole('button', { name: `Errors ${count}` })
  await expect.element(errors(2)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('textbox', { name: 'Email, row 3' }).fill('smid@smid.example')
  await userEvent.keyboard('{Tab}')
  await expect.element(errors(1)).toBeVisible()
  await page.getByRole('button', { name: 'Duplicates 2' }).click()
  await expect.element(page.getByText('Duplicate of row 2 of this file').first()).toBeVisible()
  await page.getByRole('button', { name: 'Updates 1' }).click()
  const korenaar = page.getByRole('row', { name: /Korenaar/ })
  await expect.element(korenaar.getByRole('deletion')).toMatchTextContent('Utrecht')
  await expect.element(korenaar.getByRole('insertion')).toMatchTextContent('Houten')
})

test('on a phone a row has lines of its own, with room to put its fault right', async () => {
  await page.viewport(390, 844)
  await openImport()
  await choose('in.csv', file)
  await next.click()
  const field = page.getByRole('textbox', { name: 'Email, row 3' })
  await expect.element(field).toBeVisible()
  expect(field.element().getBoundingClientRect().width).toBeGreaterThan(280)
  await mendEmail(3, 'smid@smid.example')
  await page.getByRole('button', { name: /^Updates/ }).click()
  const choice = page.getByRole('radio', { name: 'Skip' }).first()
  await expect.element(choice).toBeVisible()
  expect(choice.element().closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('a file of 10,000 rows is judged whole, and those around the window are drawn', async () => {
  await openImport()
  const lines = Array.from({ length: 10_000 }, (_, at) => `Molen ${at + 1};${at % 100 === 0 ? 'no address' : ''};Zeist`)
  await choose('many.csv', ['Naam;E-mail;Plaats', ...lines].join('\n'))
  await next.click()
  await expect.element(page.getByRole('button', { name: 'Errors 100', exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^New 9[,.]900$/ }).click()
  const table = page.getByRole('table', { name: 'New' })
  await expect.element(table).toHaveAttribute('aria-rowcount', '9901')
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.element(table.getByText('Molen 10000', { exact: true })).toBeVisible()
  // No row is lower than 20 pixels.
  expect(table.element().querySelectorAll('tbody tr').length).toBeLessThan((3 * window.innerHeight) / 20)
})

test('what was put right is there again when the screen is opened anew', async () => {
  const { unmount } = await openImport()
  await choose('in.csv', file)
  await next.click()
  await page.getByRole('textbox', { name: 'Email, row 3' }).fill('smid@smid.example')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Errors 1' })).toBeVisible()
  unmount()
  openScreen(screen, { path })
  await expect.element(page.getByRole('button', { name: 'Errors 1' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Updates 1' })).toBeVisible()
})

const counts = async () => {
  await expect.element(page.getByRole('heading', { name: 'Imported' })).toBeVisible()
  return page
    .getByRole('definition')
    .elements()
    .map((one) => one.textContent)
}
const rows = (many: number) => Array.from({ length: many }, (_, at) => `Molen ${at + 1};Zeist`)

/** The service of a batch: ids from 11 on, and what `outcome` says in place of one. */
function onBatches(outcome: (act: SentContactAct) => ContactOutcome | undefined = () => undefined) {
  let id = 10
  return service.current.on(batchContacts, ({ body: { acts } }) => ({
    outcomes: acts.map((act) => outcome(act) ?? { id: act.act === 'create' ? (id += 1) : Number(act.id) }),
  }))
}
const refused = (status: number, detail: string, errors?: Record<string, string[]>) => ({
  refusal: { status, code: 'x', detail, ...(errors && { errors }) },
})
const nameIn = (act: SentContactAct) => (act.act === 'create' ? act.contact.name : undefined)
const actsOf = (sent: ReturnType<typeof onBatches>) => sent.map(({ body }) => body.acts)
const emailsIn = (sent: ReturnType<typeof onBatches>) =>
  actsOf(sent)
    .flat()
    .map((act) => act.act === 'create' && [act.contact.name, act.contact.email])
const keysOf = (sent: ReturnType<typeof onBatches>) => new Set(sent.map(({ headers }) => headers['idempotency-key']))

test('125 rows are written in three requests, each with a key of its own, and taken back in three', async () => {
  await openImport()
  await choose('many.csv', ['Name;City', ...rows(125)].join('\n'))
  await next.click()
  const added = onBatches()
  await page.getByRole('button', { name: 'Add 125 contacts' }).click()
  expect(await counts()).toEqual(['125', '0', '0', '0', '0'])
  expect(actsOf(added).map(({ length }) => length)).toEqual([50, 50, 25])
  expect(keysOf(added).size).toBe(3)

  const trashed = onBatches()
  await page.getByRole('button', { name: 'Undo 125 added contacts' }).click()
  await expect.element(page.getByRole('heading', { name: 'Undone' })).toBeVisible()
  expect(actsOf(trashed).map(({ length }) => length)).toEqual([50, 50, 25])
  const newestFirst = Array.from({ length: 125 }, (_, at) => ({ act: 'trash', id: 135 - at }))
  expect(actsOf(trashed).flat()).toEqual(newestFirst)
})

test('what the service refuses is counted apart, and what was added can be taken back', async () => {
  await openImport()
  await choose('in.csv', 'Name;City\r\nOne;Zeist\r\nTwo;Zeist\r\nThree;Zeist')
  await next.click()
  onBatches((act) => (nameIn(act) === 'Two' ? refused(400, 'No bakers any more') : undefined))
  await page.getByRole('button', { name: 'Add 3 contacts' }).click()
  expect(await counts()).toEqual(['2', '0', '0', '0', '1'])

  // One was deleted meanwhile.
  const trashed = onBatches((act) => ('id' in act && act.id === 12 ? refused(410, 'It is in the trash') : undefined))
  await page.getByRole('button', { name: 'Undo 2 added contacts' }).click()
  await expect.element(page.getByRole('heading', { name: 'Undone' })).toBeVisible()
  expect(actsOf(trashed).flat()).toEqual([
    { act: 'trash', id: 12 },
    { act: 'trash', id: 11 },
  ])
  await expect.element(page.getByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
})

test('a batch that no answer came to is asked again under the same key', async () => {
  await openImport()
  await choose('in.csv', 'Name;City\r\nOne;Zeist')
  await next.click()
  let asked = 0
  const sent = service.current.on(batchContacts, () => {
    asked += 1
    return asked === 1 ? offline() : { outcomes: [{ id: 11 }] }
  })
  await page.getByRole('button', { name: 'Add 1 contact' }).click()
  expect(await counts()).toEqual(['1', '0', '0', '0', '0'])
  expect(sent).toHaveLength(2)
  expect(keysOf(sent).size).toBe(1)
})

test('stopping ends it before the next batch; what was written by then is kept, to be taken back later', async () => {
  const { unmount } = await openImport()
  await choose('many.csv', ['Name;City', ...rows(75)].join('\n'))
  await next.click()
  const { promise: answer, resolve } = Promise.withResolvers<void>()
  let id = 10
  const sent = service.current.on(batchContacts, async ({ body: { acts } }) => {
    await answer
    return { outcomes: acts.map(() => ({ id: (id += 1) })) }
  })
  await page.getByRole('button', { name: 'Add 75 contacts' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  resolve()
  expect(await counts()).toEqual(['50', '0', '0', '0', '25'])
  expect(sent).toHaveLength(1)
  await page.getByRole('button', { name: 'Import another file' }).click()
  unmount()
  openScreen(screen, { path })
  await expect.element(page.getByRole('button', { name: 'Undo import of 50 contacts' })).toBeVisible()
})

test('what was put right and chosen stays with its row when the first row turns out to be a contact', async () => {
  await openImport()
  const lines = ['Name;Email', 'Molen;info@molen.example', 'Smid;not an address', 'Bakkerij Korenaar BV;']
  await choose('in.csv', lines.join('\n'))
  await next.click()
  await mendEmail(3, 'smid@smid.example')
  await page.getByRole('button', { name: 'Duplicates 1' }).click()
  await page.getByRole('checkbox', { name: 'Add anyway' }).click()
  await beginWith('The first row is a contact')
  await takeAs('Column 1', 'Name')
  await takeAs('Column 2', 'Email')
  await next.click()
  await mendEmail(1, 'name@name.example')
  const sent = onBatches()
  await page.getByRole('button', { name: 'Add 4 contacts' }).click()
  expect(await counts()).toEqual(['4', '0', '0', '0', '0'])
  expect(emailsIn(sent)).toEqual([
    ['Name', 'name@name.example'],
    ['Molen', 'info@molen.example'],
    ['Smid', 'smid@smid.example'],
    ['Bakkerij Korenaar BV', undefined],
  ])
})

test('what was put right stays with its row, or goes with it, when the first row turns out to name the columns', async () => {
  await openImport()
  await choose('in.csv', 'Molen;nowhere\nSmid;not an address\nHof;hof@hof.example')
  await page.getByRole('radio', { name: 'The first row is a contact' }).click()
  await takeAs('Column 1', 'Name')
  await takeAs('Column 2', 'Email')
  await next.click()
  await mendEmail(1, 'info@molen.example')
  await mendEmail(2, 'smid@smid.example')
  await beginWith('The first row names the columns')
  await takeAs(/^Molen/, 'Name')
  await takeAs(/^nowhere/, 'Email')
  await next.click()
  const sent = onBatches()
  await page.getByRole('button', { name: 'Add 2 contacts' }).click()
  expect(await counts()).toEqual(['2', '0', '0', '0', '0'])
  expect(emailsIn(sent)).toEqual([
    ['Smid', 'smid@smid.example'],
    ['Hof', 'hof@hof.example'],
  ])
})

test('a finished import is over when the screen is opened anew, and can be taken back', async () => {
  const { unmount } = await openImport()
  await choose('in.csv', 'Name;City\nBakkerij Korenaar BV;Houten\nOne;Zeist')
  await next.click()
  await page.getByRole('radio', { name: 'Add' }).click()
  onBatches((act) => (nameIn(act) === 'One' ? refused(400, 'No bakers any more') : undefined))
  await page.getByRole('button', { name: 'Add 2 contacts' }).click()
  expect(await counts()).toEqual(['1', '0', '0', '0', '1'])
  // The report has its file still.
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  onTestFinished(() => saved.mockRestore())
  await page.getByRole('button', { name: 'Download 1 remaining row' }).click()
  await expect.poll(() => saved).toHaveBeenCalledOnce()
  unmount()
  openScreen(screen, { path })
  await expect.element(page.getByRole('button', { name: 'Undo import of 1 contact' })).toBeVisible()
  const files = vi.spyOn(URL, 'createObjectURL')
  onTestFinished(() => files.mockRestore())
  await page.getByRole('button', { name: 'Download 1 remaining row' }).click()
  await expect.poll(() => files).toHaveBeenCalledOnce()
  const file = files.mock.calls[0]?.[0]
  const remaining = file instanceof Blob ? await file.text() : ''
  expect(remaining.split('\r\n').filter(Boolean)).toEqual(['Row;Name;City;Reason', '3;One;Zeist;No bakers any more'])
  await expect.element(page.getByLabelText('CSV file')).toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Review rows' })).not.toBeInTheDocument()
})

test('on a computer that others use an import is taken back from its report, and nothing of it is kept', async () => {
  const { unmount } = await openImport()
  await signIn({ kept_under: null })
  await choose('in.csv', 'Name;City\r\nOne;Zeist')
  await next.click()
  onBatches()
  await page.getByRole('button', { name: 'Add 1 contact' }).click()
  expect(await counts()).toEqual(['1', '0', '0', '0', '0'])
  await expect.element(page.getByRole('button', { name: 'Undo 1 added contact' })).toBeVisible()
  await expect.element(page.getByText('You can undo this until you leave this page.')).toBeVisible()
  await page.getByRole('button', { name: 'Import another file' }).click()
  unmount()
  expect(await doneImports.getAllKeys()).toEqual([])
})

test('a contact is updated where it still is what was shown, and set back where nobody changed it since', async () => {
  await openImport()
  await choose('in.csv', 'Name;City\r\nBakkerij De Korenaar;Houten\r\nOne;Zeist')
  await next.click()
  const sent = onBatches((act) => (act.act === 'update' ? { id: 7, etag: '"2"' } : undefined))
  await page.getByRole('button', { name: 'Add 1, update 1' }).click()
  expect(await counts()).toEqual(['1', '1', '0', '0', '0'])
  const update = { act: 'update', id: 7, contact: { city: 'Houten' }, was: { city: 'Utrecht' } }
  expect(actsOf(sent).flat()).toContainEqual(update)

  const back = onBatches((act) => (act.act === 'update' ? refused(412, 'It has changed') : undefined))
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.element(page.getByText('Some contacts could not be undone')).toBeVisible()
  expect(actsOf(back)).toEqual([
    [
      { act: 'trash', id: 11 },
      { act: 'update', id: 7, contact: { city: 'Utrecht' }, etag: '"2"' },
    ],
  ])
  expect(await counts()).toEqual(['0', '1', '0', '0', '0'])
})

test('a name that is only like one that is there is skipped, unless somebody chooses to update or add it', async () => {
  await openImport()
  await choose('in.csv', 'Name;City\r\nBakkerij Korenaar BV;Houten')
  await next.click()
  await expect.element(page.getByText('Duplicate of Bakkerij De Korenaar')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Skip' })).toBeChecked()
  await page.getByRole('radio', { name: 'Update' }).click()
  const sent = onBatches()
  await page.getByRole('button', { name: 'Update 1 contact' }).click()
  expect(await counts()).toEqual(['0', '1', '0', '0', '0'])
  expect(actsOf(sent).flat()).toEqual([{ act: 'update', id: 7, contact: { city: 'Houten' }, was: { city: 'Utrecht' } }])
})

test('a tag with a comma stays one where the file quotes it or the account has it', async () => {
  await openImport()
  service.current.on(listTags, () => [{ id: 1, name: 'Service, groot' }])
  await choose('in.csv', 'Name,Tags\r\nOne,"vip, Service, groot"\r\nTwo,"""Bouw, klein""; vip"')
  await next.click()
  const sent = onBatches()
  await page.getByRole('button', { name: 'Add 2 contacts' }).click()
  expect(await counts()).toEqual(['2', '0', '0', '0', '0'])
  expect(actsOf(sent).flat()).toMatchObject([
    { contact: { tags: ['vip', 'Service, groot'] } },
    { contact: { tags: ['Bouw, klein', 'vip'] } },
  ])
})

test('an organisation that could be several is named anew where it stands', async () => {
  await openImport('people')
  const known = [organisationItem(7, 'Bouwbedrijf De Groot BV'), organisationItem(8, 'Bouwbedrijf Groot VOF')]
  service.current.on(exportContacts, ({ query }) => {
    const rows = query['type'] === 'organisation' ? known : []
    return inLines([
      { kind: 'head', total: rows.length, fields: [] },
      ...rows.map((one) => ({ kind: 'row', ...one, tags: [], values: {} })),
      { kind: 'end', rows: rows.length },
    ])
  })
  await choose('in.csv', 'Name;Organisation\r\nPiet;Bouwbedrijf Groot')
  await next.click()
  await expect
    .element(page.getByText('Bouwbedrijf De Groot BV and Bouwbedrijf Groot VOF. Enter one of them.'))
    .toBeVisible()
  await page.getByRole('textbox', { name: 'Organisation, row 2' }).fill('Bouwbedrijf De Groot BV')
  await userEvent.keyboard('{Tab}')
  const sent = onBatches()
  await page.getByRole('button', { name: 'Add 1 contact' }).click()
  expect(await counts()).toEqual(['1', '0', '0', '0', '0'])
  expect(actsOf(sent).flat()).toMatchObject([{ organisation_id: 7 }])
})

test('an organisation is made once for all its people, over all batches, and goes after them', async () => {
  await openImport('people')
  const people = Array.from({ length: 102 }, (_, at) => `Bo${at};Jansen;${at % 2 ? 'MOLEN' : 'molen'}`)
  await choose('people.csv', ['Firstname;Lastname;Organisation', ...people].join('\n'))
  await next.click()
  await page.getByRole('checkbox', { name: /organisation/ }).click()
  let id = 10
  const sent = service.current.on(batchContacts, ({ body: { acts } }) => ({
    outcomes: acts.map((act) => ({
      id: (id += 1),
      ...(act.act === 'create' && act.organisation !== undefined && { organisation_id: 7 }),
    })),
  }))
  await page.getByRole('button', { name: 'Add 102 contacts' }).click()
  expect(await counts()).toEqual(['103', '0', '0', '0', '0'])
  const [first = [], second = []] = actsOf(sent)
  const places = (acts: readonly SentContactAct[]) =>
    new Set(acts.map((act) => act.act === 'create' && (act.organisation ?? act.organisation_id)))
  expect([places(first), places(second)]).toEqual([new Set(['molen']), new Set([7])])

  const back = onBatches()
  await page.getByRole('button', { name: 'Undo 103 added contacts' }).click()
  await expect.element(page.getByRole('heading', { name: 'Undone' })).toBeVisible()
  const ids = actsOf(back)
    .flat()
    .map((act) => 'id' in act && act.id)
  expect(ids).toHaveLength(103)
  expect(ids.at(-1)).toBe(7)
})

test('two organisations whose names differ in a word are made as two', async () => {
  await openImport('people')
  await choose('people.csv', 'Name;Organisation\nBo;Bouwbedrijf De Groot BV\nCy;Bouwbedrijf Groot VOF')
  await next.click()
  await page.getByRole('checkbox', { name: /2 missing organisations/ }).click()
  let id = 10
  const sent = service.current.on(batchContacts, ({ body: { acts } }) => ({
    outcomes: acts.map(() => ({ id: (id += 2), organisation_id: id - 1 })),
  }))
  await page.getByRole('button', { name: 'Add 2 contacts' }).click()
  expect(await counts()).toEqual(['4', '0', '0', '0', '0'])
  expect(actsOf(sent).flat()).toMatchObject([
    { organisation: 'Bouwbedrijf De Groot BV' },
    { organisation: 'Bouwbedrijf Groot VOF' },
  ])
})

test('with a service of version 2 alone rows are written and taken back one by one', async () => {
  service.current.on(hello, () => helloOf({ interfaces: ['v2'] }))
  await openImport()
  await choose('in.csv', 'Name;City\r\nOne;Zeist\r\nTwo;Zeist\r\nThree;Zeist')
  await next.click()
  const ids = [11, 12].values()
  const added = service.current.on(createContact, ({ body }) =>
    body.name === 'Two' ? refusal(400, 'No bakers any more') : organisation(ids.next().value ?? 0, body.name ?? ''),
  )
  await page.getByRole('button', { name: 'Add 3 contacts' }).click()
  expect(await counts()).toEqual(['2', '0', '0', '0', '1'])
  expect(new Set(added.map(({ headers }) => headers['idempotency-key'])).size).toBe(3)

  const trashed = service.current.on(deleteContact, () => 'It is in the trash')
  await page.getByRole('button', { name: 'Undo 2 added contacts' }).click()
  await expect.element(page.getByRole('heading', { name: 'Undone' })).toBeVisible()
  expect(trashed.map(({ params }) => params['id'])).toEqual(['12', '11'])
})

test('a workbook is answered with what to do', async () => {
  await openImport()
  await choose('in.xlsx', new Uint8Array([0x50, 0x4b, 0x03, 0x04]))
  await expect.element(page.getByRole('alert')).toMatchTextContent('Save it as CSV UTF-8')
})

test('of a file with a quote that is not closed nothing is imported, and its line is told', async () => {
  await openImport()
  await choose('in.csv', 'Name,City\nAnna,Zeist\n"Piet,Zeist\nJan,Zeist\n')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Line 3 has a quotation mark without its partner')
  await expect.element(next).not.toBeInTheDocument()
  await choose('in.csv', 'Name,City\nAnna,Zeist\nPiet,Zeist\n')
  await expect.element(page.getByText('The file has 2 rows.')).toBeVisible()
})

test('of a file with a row that has more cells than its head nothing is imported, and the row is told', async () => {
  await openImport()
  await choose('in.csv', 'Name,Street,City\nAnna,Dorpsstraat 1,Zeist,\nPiet,Kade 2, achter,Zeist\n')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Row 3 has more cells than the heading')
  await expect.element(next).not.toBeInTheDocument()
  await choose('in.csv', 'Name,Street,City\nAnna,Dorpsstraat 1,Zeist,\nPiet,"Kade 2, achter",Zeist\n')
  await expect.element(page.getByText('The file has 2 rows.')).toBeVisible()
})

test('of a file without heads it is asked what its first row is; letters of an old spreadsheet are read', async () => {
  await openImport()
  const latin = Uint8Array.from('Caf\u00e9 Sport;info@sport.example\r\nSmid;info@smid.example', (letter) =>
    letter.charCodeAt(0),
  )
  await choose('in.csv', latin)
  await expect.element(page.getByText('Choose what the first row contains')).toBeVisible()
  await page.getByRole('radio', { name: 'The first row is a contact' }).click()
  await expect.element(page.getByText('The file has 2 rows.')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'Café Sport' })).toBeVisible()
  await expect.element(column('Column 2')).toHaveValue('Email')
})
