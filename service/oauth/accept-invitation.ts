import { acceptInvitation } from '#service/domain/invitations.ts'
import { providerThatIsOnlyWay } from '#service/domain/single-sign-on.ts'
import { findInvitationByToken } from '#service/store/invitations.ts'
import { turnOfAccount } from '#service/store/turns.ts'
import { maxLineLength } from '#wire/limits.ts'
import { auditOf } from './audit.ts'
import { completeSignIn } from './complete-sign-in.ts'
import type { OauthContext } from './context.ts'
import type { Fields } from './form-body.ts'
import { deadLink, withSubmittedToken, withToken, type Linked } from './link-token.ts'
import { newPasswordIn } from './new-password.ts'
import { formPage, nameFields, passwordFields, toldPage } from './pages/link-pages.ts'
import type { PasswordNotice } from './pages/link-words.ts'
import { pageResponse } from './pages/page-response.ts'

type Shown = Linked & { email: string; notice?: PasswordNotice; typed?: { firstname?: string; lastname?: string } }

/**
 * The page of an invitation: name and password, or the name alone where a provider is the only way in. Looking at it uses
 * nothing up, as mail scanners look at links too.
 */
export const showInvitation = (c: OauthContext) =>
  withToken(c, async (linked) => {
    const invitation = await findInvitationByToken(c.var.account.db, linked.tokenHash, c.var.ports.now())
    return invitation ? show(c, { ...linked, email: invitation.email }) : deadLink(c)
  })

export const join = (c: OauthContext) =>
  withSubmittedToken(c, async ({ form, isOwn, ...linked }) => {
    const { account, ports } = c.var
    const invitation = await findInvitationByToken(account.db, linked.tokenHash, ports.now())
    if (!invitation) return deadLink(c)
    const typed = namesIn(form)
    const again = (notice: PasswordNotice) => show(c, { ...linked, email: invitation.email, notice, typed })
    if (!isOwn) return again('expired')
    const provider = await providerThatIsOnlyWay(account.db)
    const chosen = provider ? undefined : newPasswordIn(form)
    if (chosen && 'notice' in chosen) return again(chosen.notice)
    if (!typed.firstname || !typed.lastname) return again('incomplete')
    // No password fits an empty hash.
    const password_hash = chosen ? await ports.passwords.hash(chosen.password) : ''
    const made = await account.db.transaction().execute(async (db) => {
      await turnOfAccount(db)
      const made = await acceptInvitation(db, ports.now(), linked.tokenHash, { ...typed, password_hash })
      if (made) await auditOf(c, db, made.id, 'invitations.accepted')
      return made
    })
    if (!made) return deadLink(c)
    ports.log({ level: 'info', message: 'invitation accepted', account: account.name, user_id: made.id })
    if (!provider) await completeSignIn(c, made.id, { method: 'password' })
    const { accepted } = linked.words.links
    const lead = provider ? accepted.leadTo(provider.title) : accepted.lead
    const to = { href: `${ports.settings.appUrl}/`, words: accepted.act }
    const told = { title: accepted.title(account.title), lead, to }
    return pageResponse(c, toldPage({ account, words: linked.words, ...told }))
  })

const namesIn = (form: Fields) => ({
  firstname: (form.get('firstname') ?? '').trim().slice(0, maxLineLength),
  lastname: (form.get('lastname') ?? '').trim().slice(0, maxLineLength),
})

async function show(c: OauthContext, { token, session, words, email, notice, typed = {} }: Shown) {
  const { account } = c.var
  const { invitation, fields, notices } = words.links
  const names = nameFields(words, typed)
  const hasNames = Boolean(typed.firstname && typed.lastname)
  const provider = await providerThatIsOnlyWay(account.db)
  const page = formPage({
    account,
    words,
    title: invitation.title(account.title),
    lead: invitation.lead(account.title, email),
    fault: notice && notices[notice],
    action: 'accept-invitation',
    formToken: session.formToken,
    hidden: { token },
    fields: provider ? names : [names, passwordFields(words, { label: fields.password, email, hasFocus: hasNames })],
    act: invitation.act,
  })
  return pageResponse(c, page, { status: notice === undefined ? 200 : notice === 'expired' ? 403 : 400 })
}
