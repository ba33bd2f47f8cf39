import { postOf } from '#service/domain/access-mails.ts'
import { resetPassword } from '#service/domain/password-reset.ts'
import { turnOfAccount } from '#service/store/turns.ts'
import { findUserLink } from '#service/store/user-links.ts'
import { auditOf } from './audit.ts'
import { endSession } from './browser-session.ts'
import type { OauthContext } from './context.ts'
import { deadLink, withSubmittedToken, withToken, type Linked } from './link-token.ts'
import { newPasswordIn } from './new-password.ts'
import { formPage, passwordFields, toldPage } from './pages/link-pages.ts'
import type { PasswordNotice } from './pages/link-words.ts'
import { pageResponse } from './pages/page-response.ts'

/** The page behind a link that sets a new password. */
export const showReset = (c: OauthContext) =>
  withToken(c, async (linked) => {
    const link = await findLink(c, linked)
    return link ? show(c, { ...linked, email: link.email }) : deadLink(c)
  })

/** Every session and token of the person ends; whoever goes on signs in with the new password, and any second factor. */
export const reset = (c: OauthContext) =>
  withSubmittedToken(c, async ({ form, isOwn, ...linked }) => {
    const { account, ports } = c.var
    const link = await findLink(c, linked)
    if (!link) return deadLink(c)
    if (!isOwn) return show(c, { ...linked, email: link.email, notice: 'expired' })
    const chosen = newPasswordIn(form)
    if ('notice' in chosen) return show(c, { ...linked, email: link.email, notice: chosen.notice })
    const hash = await ports.passwords.hash(chosen.password)
    const changed = await account.db.transaction().execute(async (db) => {
      await turnOfAccount(db)
      const place = { db, now: ports.now(), account: account.name }
      const changed = await resetPassword(place, linked.tokenHash, hash, postOf(ports))
      if (changed) await auditOf(c, db, changed.id, 'users.password-reset')
      return changed
    })
    if (!changed) return deadLink(c)
    ports.log({ level: 'info', message: 'password reset', account: account.name, user_id: changed.id })
    await endSession(c)
    const { wasReset } = linked.words.links
    const to = { href: `${ports.settings.appUrl}/`, words: wasReset.act }
    return pageResponse(c, toldPage({ account, words: linked.words, title: wasReset.title, lead: wasReset.lead, to }))
  })

const findLink = ({ var: { account, ports } }: OauthContext, { tokenHash }: Linked) =>
  findUserLink(account.db, 'password_reset', tokenHash, ports.now())

function show(
  c: OauthContext,
  { token, session, words, email, notice }: Linked & { email: string; notice?: PasswordNotice },
) {
  const { account } = c.var
  const { reset, fields, notices } = words.links
  const page = formPage({
    account,
    words,
    title: reset.title,
    lead: reset.lead(account.title, email),
    fault: notice && notices[notice],
    action: 'reset-password',
    formToken: session.formToken,
    hidden: { token },
    fields: passwordFields(words, { label: fields.newPassword, email, hasFocus: true }),
    act: reset.act,
  })
  return pageResponse(c, page, { status: notice === undefined ? 200 : notice === 'expired' ? 403 : 400 })
}
