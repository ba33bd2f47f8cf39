import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sqliteDialect } from '#hosts/node/sqlite.ts'
import { openDb } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'
import * as acting from './0081-acting-automations.ts'

const said = (trigger: string, action: string, days = 3) => ({ trigger, days, action })

async function migrated(
  words: object[],
  templates: string[] = ['Offerte versturen', 'Herinnering', 'Bedankt voor uw opdracht'],
) {
  const db = openDb(sqliteDialect(''))
  await migrate(db, { to: '0080-follow-up' })
  await sql`
    insert into account (name, title, currency, locale, last_proposal_number, created_at) values ('a', '', 'EUR', 'nl', 1, 0)
  `.execute(db)
  for (const name of templates) await sql`insert into email_template (account_id, name) values (1, ${name})`.execute(db)
  await sql`insert into automation_set (account_id, name, automations) values (1, 'Set', ${JSON.stringify(words)})`.execute(
    db,
  )
  await acting.up(db as unknown as Parameters<typeof acting.up>[0])
  const { rows } = await sql<{ automations: string }>`select automations from automation_set`.execute(db)
  return JSON.parse(rows[0]?.automations ?? '') as Record<string, unknown>[]
}

test.each([
  [
    'Verzonden en niet bekeken',
    'Herinnering sturen',
    { trigger: 'not_opened', action: 'remind', email_template_ids: [2], note: '' },
  ],
  ['Bekeken zonder reactie', 'Taak: bellen', { trigger: 'silent', action: 'tell_owner', note: 'Taak: bellen' }],
  ['Akkoord', 'Bedankmail sturen', { trigger: 'signed', action: 'remind', email_template_ids: [3] }],
  [
    'Geldigheid verloopt binnenkort',
    'Bericht aan eigenaar',
    { trigger: 'expiring', action: 'tell_owner', note: 'Bericht aan eigenaar' },
  ],
  [
    'Gesendet und nicht geöffnet',
    'Erinnerung senden',
    { trigger: 'not_opened', action: 'remind', email_template_ids: [2] },
  ],
  [
    'Angesehen ohne Reaktion',
    'Aufgabe: anrufen',
    { trigger: 'silent', action: 'tell_owner', note: 'Aufgabe: anrufen' },
  ],
  ['Abgelehnt', 'Angebot schließen', { trigger: 'declined', action: 'set_closed', note: '' }],
  ['Sent and not viewed', 'Send a reminder', { trigger: 'not_opened', action: 'remind', email_template_ids: [2] }],
  ['Opened, no answer', 'Mark as lost', { trigger: 'silent', action: 'set_lost' }],
  ['Expires soon', 'Tell the owner', { trigger: 'expiring', action: 'tell_owner', note: 'Tell the owner' }],
])('“%s: %s” is read', async (trigger, action, expected) => {
  expect(await migrated([said(trigger, action)])).toMatchObject([{ id: 1, days: 3, working_days: false, ...expected }])
})

test('what cannot be read is told to the owner, in its own words', async () => {
  expect(await migrated([said('Full moon', 'Howl')])).toMatchObject([
    { trigger: 'silent', action: 'tell_owner', note: 'Full moon: Howl', email_template_ids: [] },
  ])
})

test('without an email template to remind with, the owner is told to', async () => {
  expect(await migrated([said('Sent and not viewed', 'Send a reminder')], ['Offer'])).toMatchObject([
    { trigger: 'not_opened', action: 'tell_owner', note: 'Send a reminder' },
  ])
})

test('each automation of a set gets an id of its own', async () => {
  expect(await migrated([said('a', 'b'), said('c', 'd', 0)])).toMatchObject([{ id: 1 }, { id: 2, days: 0 }])
})
