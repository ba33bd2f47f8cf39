import { userNameOf } from '#service/domain/person-name.ts'
import { findDeletion } from '#service/store/account-deletion.ts'
import { findAnyUser, selectAdmins } from '#service/store/users.ts'
import type { BrowserSession } from './browser-session.ts'
import type { OauthContext } from './context.ts'
import { searchOf } from './onward.ts'
import { leavingPage } from './pages/leaving-page.ts'
import { pageResponse } from './pages/page-response.ts'
import { pageWords } from './pages/choose-words.ts'

/** The page in the place of all others while the account is about to be deleted; undefined where it is not. */
export async function leavingResponse(c: OauthContext, { user, formToken }: BrowserSession, redirectUri: string) {
  const { account } = c.var
  const deletion = await findDeletion(account.db)
  if (!deletion || !user) return undefined
  const words = pageWords(c, account.locale)
  const date = new Date(deletion.deletes_at).toLocaleString(words.lang, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const keeping = deletion.isBegun ? 'too late' : (await isAdmin(c, user.id)) ? 'own' : { ask: await namesOf(c) }
  const search = searchOf(c)
  const page = leavingPage({
    account,
    user,
    date: `${date} UTC`,
    askedBy: deletion.asked_by,
    keeping,
    formToken,
    search,
    words,
  })
  return pageResponse(c, page, { answersAt: redirectUri })
}

/** Who may keep the account. */
export const isAdmin = async ({ var: { account } }: OauthContext, id: number) =>
  (await findAnyUser(account.db, id))?.role === 'admin'

const namesOf = async ({ var: { account } }: OauthContext) =>
  (await selectAdmins(account.db)).map((user) => userNameOf(user)).join(', ')
