import { createService } from '#service/app.ts'
import { deliverMails } from '#service/delivery/mails.ts'
import type { OutgoingMail } from '#service/mail-ports.ts'
import { appSender, appService } from './app-sender.ts'
import { sender } from './test-service.ts'

/** The service with a mail server that takes everything; `sent` is what it took. */
export async function mailing() {
  const service = await appService()
  const sent: OutgoingMail[] = []
  const mail = {
    from: { name: 'Proffer', address: 'proffer@service.test' },
    retrySeconds: [],
    send: async (mail: OutgoingMail) => {
      sent.push(mail)
      return { outcome: 'accepted' as const }
    },
  }
  const ports = { ...service.ports, mail }
  const send = sender(createService(ports), service)
  return { ...service, sent, ask: appSender({ send, account: service.account }), deliver: () => deliverMails(ports) }
}
