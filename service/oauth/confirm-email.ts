import { confirmEmail } from '#service/domain/email-change.ts'
import { turnOfAccount } from '#service/store/turns.ts'
import { findUserLink } from '#service/store/user-links.ts'
import { auditOf } from './audit.ts'
import type { OauthContext } from './context.ts'
import { deadLink, withSubmittedToken, withToken, type Linked } from './link-token.ts'
import { formPage, toldPage } from './pages/link-pages.ts'
import { pageResponse } from './pages/page-response.ts'

/** The page that confirms a new address; it asks once more, as mail scanners look at links too. */
export const showEmailChange = (c: OauthContext) =>
  withToken(c, async (linked) => {
    const link = await findUserLink(c.var.account.db, 'email_change', linked.tokenHash, c.var.ports.now())
    return link ? show(c, linked, link.sent_to) : deadLink(c)
  })

export const changeEmail = (c: OauthContext) =>
  withSubmittedToken(c, async ({ isOwn, ...linked }) => {
    const { account, ports } = c.var
    const link = await findUserLink(account.db, 'email_change', linked.tokenHash, ports.now())
    if (!link) return deadLink(c)
    if (!isOwn) return show(c, linked, link.sent_to, true)
    const changed = await account.db.transaction().execute(async (db) => {
      await turnOfAccount(db)
      const changed = await confirmEmail(db, ports.now(), linked.tokenHash)
      if (changed) await auditOf(c, db, changed.id, 'users.email-confirmed', { email: changed.email })
      return changed
    })
    if (!changed) return deadLink(c)
    ports.log({ level: 'info', message: 'email address changed', account: account.name, user_id: changed.id })
    const { confirmed } = linked.words.links
    const to = { href: `${ports.settings.appUrl}/`, words: confirmed.act }
    const lead = confirmed.lead(changed.email)
    return pageResponse(c, toldPage({ account, words: linked.words, title: confirmed.title, lead, to }))
  })

function show(c: OauthContext, { token, session, words }: Linked, email: string, isExpired = false) {
  const { account } = c.var
  const { confirm, notices } = words.links
  const page = formPage({
    account,
    words,
    title: confirm.title,
    lead: confirm.lead(account.title, email),
    fault: isExpired ? notices.expired : undefined,
    action: 'confirm-email',
    formToken: session.formToken,
    hidden: { token },
    fields: [],
    act: confirm.act,
  })
  return pageResponse(c, page, { status: isExpired ? 403 : 200 })
}
