import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { flag, oneOf, statusLine } from './scalars.ts'

/** What the owner of a proposal is told by mail, each unless they switch it off. */
export const noticeKinds = ['opened', 'question', 'signed', 'declined', 'bounced', 'automation'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Languages of mails, and of the customer's page. */
export const mailLanguages = ['en', 'nl', 'de'] as const
export type MailLanguage = (typeof mailLanguages)[number]

/** The language of a locale or language tag; English where it is none of them. */
export function mailLanguageOf(tag: string): MailLanguage {
  const [primary = ''] = tag.toLowerCase().split(/[-_]/)
  return mailLanguages.find((language) => language === primary) ?? 'en'
}

const path = '/account/mails'

/** The requesting user's own: which mails they get about their proposals, and in which language. */
export const getOwnMails = operation({
  id: 'own-mails.details',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path,
  answer: z.object({
    /** Null for that of the account. */
    language: z.nullable(z.enum(mailLanguages)),
    account_language: z.enum(mailLanguages),
    notices: z.record(z.enum(noticeKinds), z.boolean()),
  }),
})
export type OwnMails = z.infer<(typeof getOwnMails)['answer']>

/** Changes what is supplied. */
export const updateOwnMails = operation({
  id: 'own-mails.update',
  face: 'app',
  may: 'reader',
  methods: ['PATCH', 'PUT'],
  path,
  body: z.partial(
    z.strictObject({
      language: z.nullable(oneOf(mailLanguages)),
      notices: z.partial(
        z.strictObject({ opened: flag, question: flag, signed: flag, declined: flag, bounced: flag, automation: flag }),
      ),
    }),
  ),
  answer: statusLine,
})
export type OwnMailsChanges = z.output<(typeof updateOwnMails)['body']>
