import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { PersonalData } from '#wire/privacy.ts'
import { personalDataFile, personalDataPage } from './personal-data-file.ts'

const data: PersonalData = {
  account: 'Vos & Zonen',
  date: '2026-11-24T09:00:00.000000Z',
  person: { fullname: 'An <b>Smit</b>', email: 'an@smit.test' },
  organisation: '',
  tags: ['vip'],
  custom_fields: {},
  proposals: [],
  mails: [],
  visits: [],
  attachments: [],
  choices: [{ date: '2026-11-24T09:00:00.000000Z', proposal_nr: '7', changes: ['added Pump', 'removed Fan'] }],
  comments: [],
  signatures: [],
  declines: [],
  follow_up: [],
  log: [],
  passed_on: [],
}

test('the file holds everything as data, and the same as a page', async () => {
  const files = unzipSync(new Uint8Array(await personalDataFile(data).arrayBuffer()))
  expect(Object.keys(files)).toEqual(['personal-data.json', 'personal-data.html'])
  const read = (name: string) => new TextDecoder().decode(files[name])
  expect(JSON.parse(read('personal-data.json'))).toEqual(data)
  expect(read('personal-data.html')).toBe(personalDataPage(data))
})

test('the page shows what is there as text, leaves out what is empty, and runs nothing', () => {
  const page = personalDataPage(data)
  expect(page).toContain('An &lt;b&gt;Smit&lt;/b&gt;')
  expect(page).toContain('Vos &amp; Zonen')
  expect(page).toContain('[&quot;added Pump&quot;,&quot;removed Fan&quot;]')
  expect(page).not.toContain('<h2>Emails')
  expect(page).not.toMatch(/<script|<img|https?:/)
})
