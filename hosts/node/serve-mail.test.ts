import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '#service/store/db.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { openDatabase } from './open-database.ts'
import { program } from './testing/running-server.ts'
import { headerIn, smtpReceiver } from './testing/smtp-receiver.ts'

const folder = mkdtempSync(join(tmpdir(), 'proffer-mail-'))
const file = join(folder, 'proffer.db')
let receiver: Awaited<ReturnType<typeof smtpReceiver>>
let proffer: Awaited<ReturnType<typeof program>>
let db: Db
let within: Db

beforeAll(async () => {
  receiver = await smtpReceiver()
  proffer = await program({
    DATABASE_URL: `file:${file}`,
    SMTP_URL: `smtp://127.0.0.1:${receiver.port}`,
    MAIL_FROM: 'Offers <offers@service.test>',
    MAIL_RETRY_SECONDS: '1,1,1',
  })
  ;({ db } = await openDatabase({ engine: 'sqlite', file }))
  within = withinAccount(db, 1)
  await insertProposal()
})

beforeEach(async () => {
  receiver.received.length = 0
  receiver.answers.atEnd = undefined
  await within.deleteFrom('mail').execute()
})

afterAll(async () => {
  proffer.clear()
  await db.destroy()
  await receiver.close()
  rmSync(folder, { recursive: true })
})

/** Account, user, contact and proposal, each with id 1 and the rest as the columns say. */
async function insertProposal() {
  const account = { name: 'bakker', title: '', currency: 'EUR', locale: 'nl', last_proposal_number: 1, created_at: 0 }
  await db.insertInto('account').values(account).execute()
  await sql`insert into account_user (account_id, email) values (1, 'jo@bakker.test')`.execute(db)
  await sql`insert into contact (account_id, type, created_at, modified_at) values (1, 'person', 0, 0)`.execute(db)
  await sql`
    insert into proposal (account_id, account_user_id, contact_id, total_cents, created_at, modified_at)
    values (1, 1, 1, 0, 0, 0)
  `.execute(db)
}

const queue = (message_id: string) =>
  within
    .insertInto('mail')
    .values({
      proposal_id: 1,
      recipient: 'an@smit.test',
      subject: 'Heat pump',
      body: 'Hello',
      state: 'queued',
      reason: '',
      message_id,
      reply_to: 'jo@bakker.test',
      next_try_at: 0,
      created_at: 0,
      modified_at: 0,
    })
    .execute()

const theMail = () => within.selectFrom('mail').selectAll().executeTakeFirstOrThrow()

/** Runs `when` at the first mail that arrives, and takes it or not as that says. */
function atFirstMail(when: () => Promise<undefined>) {
  const reached = Promise.withResolvers<void>()
  receiver.answers.atEnd = () => {
    receiver.answers.atEnd = undefined
    reached.resolve()
    return when()
  }
  return reached.promise
}

const untilSent = async () => {
  while ((await theMail()).state !== 'sent') await new Promise((resolve) => setImmediate(resolve))
}

test('killed after the mail server has the mail and before that is kept, it sends it again, with the same Message-ID', async () => {
  await queue('<1@app.test>')
  const killed = Promise.withResolvers<undefined>()
  const reached = atFirstMail(() => killed.promise)
  const first = await proffer.serve()
  await reached
  expect(await first.end('SIGKILL')).toBe('SIGKILL')
  killed.resolve(undefined)
  expect(await theMail()).toMatchObject({ state: 'queued', lease_key: expect.any(String) })

  // As if the lease had ended.
  await within.updateTable('mail').set({ lease_until: 0 }).execute()
  const second = await proffer.serve()
  await untilSent()
  expect(receiver.received.map((got) => headerIn(got, 'Message-ID'))).toEqual(['<1@app.test>', '<1@app.test>'])
  expect(await second.end('SIGTERM')).toBe(0)
})

test('asked to end while a mail server takes forever, it ends within 10 s, and the mail is tried again', async () => {
  await queue('<2@app.test>')
  const reached = atFirstMail(() => new Promise<undefined>(() => {}))
  const first = await proffer.serve()
  await reached
  const { code, took } = await first.endTimed()
  expect(code).toBe(0)
  expect(took).toBeLessThan(10_000)
  expect(await theMail()).toMatchObject({ state: 'queued', tries: 1, lease_key: null })

  const second = await proffer.serve()
  await untilSent()
  expect(await second.end('SIGTERM')).toBe(0)
})

test('a mail server named without an address to come from is refused at the start', async () => {
  const unsaid = await program({ SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: '' })
  const { code, complained } = await unsaid.run(['migrate'])
  unsaid.clear()
  expect(code).toBe(1)
  expect(complained).toContain('MAIL_FROM: Enter the address that mails come from, since SMTP_URL is set')
})
