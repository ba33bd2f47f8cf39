import { createHash } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { defaultMailRetrySeconds } from '#service/default-settings.ts'
import type { OutgoingMail } from '#service/mail-ports.ts'
import { priceRow, viewerTest } from '#service/testing/viewer.ts'
import { deliverMails } from './mails.ts'

const rows = [priceRow('Pump', 1000)]

/** A proposal whose mails go to a server that takes them all. */
async function mailed(options: Parameters<typeof viewerTest>[0] = {}) {
  const viewer = await viewerTest({ rows, ...options })
  const handed: OutgoingMail[] = []
  const send = async (mail: OutgoingMail) => {
    handed.push(mail)
    return { outcome: 'accepted' as const }
  }
  const mail = { from: { name: 'Offers', address: 'offers@service.test' }, retrySeconds: defaultMailRetrySeconds, send }
  const deliver = async (more: Partial<Parameters<typeof deliverMails>[0]> = {}) => {
    await deliverMails({ ...viewer.ports, mail, ...more })
    return handed
  }
  return { ...viewer, deliver, handed }
}

const textOf = async ({ attachments }: OutgoingMail) => {
  const bytes = attachments[0]?.bytes.slice()
  return bytes ? (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text : ''
}

test('who signed and the owner get the signed document along, each as they see it', async () => {
  const { accept, deliver, details } = await mailed()
  await accept()
  const mails = await deliver()
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['an@smit.test', 'eva@installer.test'])
  const { proposal_nr, name } = await details()
  for (const mail of mails) {
    expect(mail.attachments).toMatchObject([{ name: `${proposal_nr} ${name}.pdf`, type: 'application/pdf' }])
    // oxlint-disable-next-line no-await-in-loop -- one after the other is as good
    expect(await textOf(mail)).toContain('An Smit')
  }
})

test('a file that was mailed is verified by its own hash', async () => {
  const { accept, deliver, service } = await mailed()
  await accept()
  const [mail] = await deliver()
  const hash = createHash('sha256')
    .update(mail?.attachments[0]?.bytes ?? '')
    .digest('hex')
  const answer = await service.fetch(new Request(`https://proffer.test/verify/${hash}`), { address: '203.0.113.7' })
  expect(await answer.json()).toMatchObject({ accepted: true })
})

test('with one of several signatures the document says who is still to sign', async () => {
  const viewer = await mailed({ receivers: 2 })
  await viewer.within.updateTable('receiver').set({ signature_required: 1 }).execute()
  await viewer.accept()
  const [mail] = (await viewer.deliver()).filter(({ to }) => to === 'an@smit.test')
  expect(mail && (await textOf(mail))).toContain('No1 Bos')
})

test('where another version was sent meanwhile, the mail goes without a document that would be another', async () => {
  const viewer = await mailed({ receivers: 2 })
  await viewer.within.updateTable('receiver').set({ signature_required: 1 }).execute()
  await viewer.accept()
  await viewer.send('PATCH', `/proposals/${viewer.id}`, { price_total: 99 })
  await viewer.sendIt()
  const mails = (await viewer.deliver()).filter(
    ({ subject }) => subject.startsWith('U hebt getekend') || subject.startsWith('You have signed'),
  )
  expect(mails.length).toBeGreaterThan(0)
  for (const { attachments } of mails) expect(attachments).toEqual([])
})

test('a mail whose document cannot be written goes without it, and the log says so', async () => {
  const { link, accept, deliver, log } = await mailed()
  // In letters of a font that no other document has brought.
  await accept(link, { name: 'Ҷон' })
  const mails = await deliver({ readFont: () => Promise.reject(new Error('no such font')) })
  expect(mails.map(({ attachments }) => attachments)).toEqual([[], []])
  const message = 'the document of a mail could not be written'
  expect(log.filter((entry) => entry.message === message).length).toBe(2)
})
