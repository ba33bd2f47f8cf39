import { deliverMails } from '#service/delivery/mails.ts'
import { defaultMailRetrySeconds } from '#service/default-settings.ts'
import type { MailAnswer, OutgoingMail } from '#service/mail-ports.ts'
import type { LogEntry } from '#service/ports.ts'
import { aProposal, detailsOf } from './builders.ts'
import { testService } from './test-service.ts'
import { untilNone } from './until-none.ts'

/** A sent proposal whose mail waits, and a mail server that answers as the test says; nothing leaves the process. */
export async function mailTest() {
  const service = await testService()
  const { id, person, organisation } = await aProposal(service)
  const handed: OutgoingMail[] = []
  const log: LogEntry[] = []
  let answer: (mail: OutgoingMail) => Promise<MailAnswer> | MailAnswer = () => ({ outcome: 'accepted' })
  const ports = {
    db: service.ports.db,
    now: () => service.clock.now,
    random: () => 0.5,
    readFont: service.ports.readFont,
    settings: service.ports.settings,
    log: (entry: LogEntry) => void log.push(entry),
    mail: {
      from: { name: 'Offers', address: 'offers@service.test' },
      retrySeconds: defaultMailRetrySeconds,
      send: async (mail: OutgoingMail) => {
        handed.push(mail)
        return answer(mail)
      },
    },
  }
  const sendIt = () => service.send('POST', `/proposals/${id}/send`, { send_message: 'Hello [contact_firstname]' })
  await sendIt()

  return {
    ...service,
    id,
    person,
    organisation,
    ports,
    /** Those of the service itself. */
    wholePorts: service.ports,
    log,
    handed,
    sendIt,
    /** What the mail server says from now on. */
    answer: (next: typeof answer) => void (answer = next),
    /** Until nothing is due; gives how many were tried. */
    deliver: (to = ports) => untilNone(() => deliverMails(to)),
    mails: () => service.within.selectFrom('mail').selectAll().orderBy('id').execute(),
    details: () => detailsOf(service, id),
  }
}
