import { createService } from '#service/app.ts'
import type { SnsPort } from '#service/mail-ports.ts'
import { mailTest } from './mails.ts'

/** What reports of bounces are known by. */
export const secret = 'a-secret-of-this-test'
export const mailgunKey = 'key-of-mailgun'

/** A mail that a server took, and how its bounce is reported; SNS takes the signature `good`. */
export async function bounceTest() {
  const setup = await mailTest()
  await setup.deliver()
  const confirmed: string[] = []
  const port: SnsPort = {
    isSigned: async ({ signature }) => signature === 'good',
    confirm: async (address) => void confirmed.push(address),
  }
  const service = createService({ ...setup.wholePorts, bounces: { secret, mailgunKey, sns: port } })
  const [sent] = await setup.mails()
  const about = { messageId: sent?.message_id ?? '', to: 'an@smit.test' }
  const post = async (body: unknown, { query = `?token=${secret}`, ...headers }: Record<string, string> = {}) => {
    const request = new Request(`https://proffer.test/mail/bounces${query}`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const answer = await service.fetch(request, { address: '203.0.113.9' })
    return { status: answer.status, text: await answer.text() }
  }
  const mail = async () => (await setup.mails())[0]
  const told = async () => (await setup.mails()).slice(1).map(({ subject }) => subject)
  return { ...setup, about, post, mail, told, confirmed }
}
