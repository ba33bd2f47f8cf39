import { oneLine } from '#wire/personalisation.ts'
import { fullnameOf } from './person-name.ts'
import { newToken } from './token-hash.ts'
import type { Unit } from './unit.ts'

/** Columns of every queued mail; its message id is unique and the same for all tries. */
export const queuedMail = ({ now, appUrl }: Pick<Unit, 'now' | 'appUrl'>) => ({
  state: 'queued' as const,
  reason: '',
  message_id: `<${newToken(128)}@${new URL(appUrl).hostname}>`,
  next_try_at: now,
  created_at: now,
  modified_at: now,
})

type Person = { firstname: string; lastname: string; email: string }

/** The Reply-To; a header is one line, whatever was typed into a name. */
export const replyTo = (person: Person | undefined) => ({
  reply_to: person?.email ?? '',
  reply_to_name: person ? oneLine(fullnameOf(person)) : '',
})
