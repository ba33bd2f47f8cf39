import { findDeletion } from '#service/store/account-deletion.ts'
import { insertConsent } from '#service/store/consents.ts'
import { answer, answerWithCode, lacksFactor, mayAllow, withGoodRequest } from './authorize.ts'
import { auditOf } from './audit.ts'
import { openSession } from './browser-session.ts'
import type { OauthContext } from './context.ts'
import { readForm } from './form-body.ts'
import { authorizeAgain } from './onward.ts'
import { isRefusal } from './refusal.ts'

/** Handles the consent form. One without a valid form token only shows the page again. */
export const decide = (c: OauthContext) =>
  withGoodRequest(c, async (request) => {
    const form = await readForm(c.req.raw)
    const session = await openSession(c)
    const { user, formToken } = session
    if (isRefusal(form) || !user || form.get('form_token') !== formToken || (await lacksFactor(c, session)))
      return authorizeAgain(c)
    // Of an account that is about to be deleted nobody gets access.
    if (await findDeletion(c.var.account.db)) return authorizeAgain(c)
    if (form.get('decision') !== 'allow')
      return answer(c, request.redirectUri, {
        error: 'access_denied',
        error_description: 'The person said no',
        state: request.state,
      })
    if (!(await mayAllow(c, request, user))) return authorizeAgain(c)
    const { account, ports } = c.var
    const { audience, client } = request
    const consent = { user_id: user.id, oauth_client_id: client.id, given_at: ports.now(), audience }
    await account.db.transaction().execute(async (db) => {
      await insertConsent(db, consent)
      // The own app is the person's own hands: that they signed in is told.
      if (client.first_party === 1 && audience === 'api') return
      const to = { application: client.name, address: request.redirectUri }
      await auditOf(c, db, user.id, audience === 'mcp' ? 'assistants.connect' : 'consents.give', to)
    })
    return answerWithCode(c, request, session)
  })
