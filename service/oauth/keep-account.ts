import { recordAudit } from '#service/domain/audit.ts'
import { takeBackDeletion } from '#service/domain/account-deletion.ts'
import { findDeletion } from '#service/store/account-deletion.ts'
import { lacksFactor, withGoodRequest } from './authorize.ts'
import { openSession } from './browser-session.ts'
import type { OauthContext } from './context.ts'
import { readForm } from './form-body.ts'
import { authorizeAgain } from './onward.ts'
import { isRefusal } from './refusal.ts'
import { isAdmin } from './leaving.ts'

/** Handles the form that keeps the account, which only an admin has. */
export const keepAccount = (c: OauthContext) =>
  withGoodRequest(c, async () => {
    const form = await readForm(c.req.raw)
    const session = await openSession(c)
    const { user, formToken } = session
    const { account, ports } = c.var
    if (isRefusal(form) || !user || form.get('form_token') !== formToken) return authorizeAgain(c)
    if ((await lacksFactor(c, session)) || !(await isAdmin(c, user.id))) return authorizeAgain(c)
    await account.db.transaction().execute(async (db) => {
      if (!(await findDeletion(db)) || !(await takeBackDeletion(db))) return
      await recordAudit({ db, now: ports.now(), user }, { act: 'account.keep' })
    })
    return authorizeAgain(c)
  })
