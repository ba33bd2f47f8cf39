import { hasDue, nextMoment } from '#service/store/due-deliveries.ts'
import { deleteEventsBefore } from '#service/store/events.ts'
import { hasDueMails, nextMailMoment } from '#service/store/mails.ts'
import type { Mailer } from '#service/ports.ts'
import { claimDue, type DeliveryPorts } from './claim.ts'
import { deliverOne } from './deliver-one.ts'
import { startLoop, type Delivery } from './due-loop.ts'
import { claimDueMails, deliverMail, mailsAtOnce, type MailPorts } from './mails.ts'

/** How long events and their deliveries are kept, and how often the old ones are looked for. */
const keptFor = 30 * 24 * 60 * 60 * 1000
const sweepEvery = 60 * 60 * 1000

/** Delivers webhooks, and mails where there is a way out for them, as long as the process lives. */
export function startDelivery(ports: DeliveryPorts & { mail?: Mailer | undefined }, { limit = 200 } = {}): Delivery {
  const { mail } = ports
  const loops = [startWebhooks(ports, limit), ...(mail ? [startMails({ ...ports, mail })] : [])]
  return {
    wake: () => loops.forEach(({ wake }) => wake()),
    stop: async () => {
      await Promise.all(loops.map(({ stop }) => stop()))
    },
  }
}

function startWebhooks(ports: DeliveryPorts, limit: number) {
  let sweptAt = Number.NEGATIVE_INFINITY
  return startLoop(ports, {
    name: 'deliveries',
    limit,
    nextMoment: () => nextMoment(ports.db, ports.now()),
    begin: async (room) => {
      if (ports.now() - sweptAt >= sweepEvery) {
        sweptAt = ports.now()
        await deleteEventsBefore(ports.db, ports.now() - keptFor)
      }
      if (room === 0 || !(await hasDue(ports.db, ports.now()))) return []
      return (await claimDue(ports, room)).map((delivery) => deliverOne(ports, delivery))
    },
  })
}

const startMails = (ports: MailPorts) =>
  startLoop(ports, {
    name: 'mails',
    limit: mailsAtOnce,
    nextMoment: () => nextMailMoment(ports.db, ports.now()),
    begin: async (room) => {
      if (room === 0 || !(await hasDueMails(ports.db, ports.now()))) return []
      return (await claimDueMails(ports, room)).map((mail) => deliverMail(ports, mail))
    },
  })
