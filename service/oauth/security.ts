import { renderSVG } from 'uqr'
import { newRecoveryCodes } from '#service/domain/recovery-codes.ts'
import { beginTotp, checkTotp, pendingSecret, totpAddress } from '#service/domain/totp.ts'
import {
  deletePasskey,
  deleteRecoveryCodes,
  deleteTotp,
  requiresFactor,
  selectFactors,
} from '#service/store/factors.ts'
import { turnOfAccount } from '#service/store/turns.ts'
import { freshSignInLife } from '#wire/limits.ts'
import { showSignIn } from './authorize.ts'
import { auditOf } from './audit.ts'
import { openSession, type BrowserSession, type SignedIn } from './browser-session.ts'
import type { OauthContext } from './context.ts'
import { withEntry } from './entry.ts'
import { readForm, type Fields } from './form-body.ts'
import { authorizeAgain, searchOf } from './onward.ts'
import { pageWords } from './pages/choose-words.ts'
import { pageResponse } from './pages/page-response.ts'
import { appSetupPage, recoveryCodesPage, securityPage } from './pages/security-page.ts'
import { isRefusal } from './refusal.ts'
import { isForSecurity, securitySearch } from './security-address.ts'
import { admit, forgive } from './throttle.ts'
import { factorAttempt } from './second-factor.ts'
import { showFactor } from './show-factor.ts'

type Here = { c: OauthContext; session: BrowserSession; user: SignedIn }

/** The page of how one signs in; also where those are led who must set up a second factor first. */
export async function showSecurity(c: OauthContext) {
  if (!isForSecurity(c) && !new URLSearchParams(searchOf(c)).has('client_id'))
    return c.redirect(`${c.var.account.path}/security${securitySearch(c)}`, 303)
  return withFresh(c, (here) => show(here))
}

/** One act on it. A form that another site made, or after cookies were lost, changes nothing. */
export const changeSecurity = (c: OauthContext) =>
  withFresh(c, async (here) => {
    const form = await readForm(c.req.raw)
    if (isRefusal(form) || form.get('form_token') !== here.session.formToken) return show(here, 'expired')
    const act = acts[form.get('act') ?? '']
    return act ? act(here, form) : show(here)
  })

/** Runs `respond` for somebody who signed in just now; others prove first that they are still the same person. */
export const withFresh = (c: OauthContext, respond: (here: Here) => Promise<Response>) =>
  withEntry(c, async (request) => {
    const session = await openSession(c)
    const { user, pending, startedAt } = session
    if (pending) return showFactor(c, pending, session)
    if (!user || startedAt === undefined) return showSignIn(c, request, session, { email: undefined })
    if (c.var.ports.now() - startedAt < freshSignInLife) return respond({ c, session, user })
    return showSignIn(c, request, session, { notice: 'again', email: user.email })
  })

type Fault = 'expired' | 'last'

async function show({ c, session: { formToken }, user }: Here, fault?: Fault) {
  const { account, ports } = c.var
  const words = pageWords(c, account.locale)
  const { security } = words.factors
  const factors = await selectFactors(account.db, user.id)
  const passkeysHere = ports.passkeys ? 'offered' : ports.personas ? 'demo' : 'address'
  const isMissing = !factors.totp && factors.passkeys.length === 0 && (await requiresFactor(account.db))
  const required = isMissing ? security.required(account.title) : undefined
  const page = securityPage({
    account,
    user,
    formToken,
    search: searchOf(c),
    fault: fault ? security[fault] : required,
    factors,
    passkeysHere,
    onward: isMissing ? undefined : onward(c),
    words,
  })
  const status = { expired: 403, last: 409 } as const
  return pageResponse(c, page, {
    status: fault ? status[fault] : 200,
    ...(passkeysHere === 'offered' && { script: true }),
  })
}

function onward(c: OauthContext) {
  const { account, ports } = c.var
  const { toApp, goOn } = pageWords(c, account.locale).factors.security
  return isForSecurity(c)
    ? { href: `${ports.settings.appUrl}/settings/you`, words: toApp }
    : { href: `${account.path}/authorize${searchOf(c)}`, words: goOn }
}

const acts: Record<string, (here: Here, form: Fields) => Promise<Response>> = {
  'totp-begin': async (here) => {
    const { c, user } = here
    const { db } = c.var.account
    if ((await selectFactors(db, user.id)).totp) return show(here)
    return showSetup(here, await beginTotp(placeOf(c), user.id))
  },
  'totp-confirm': confirmApp,
  'totp-remove': (here) =>
    remove(
      here,
      ({ passkeys }) => passkeys.length,
      async (db, id) => deleteTotp(db, id),
    ),
  'passkey-remove': (here, form) => {
    const passkey = Number(form.get('id'))
    return remove(
      here,
      ({ totp, passkeys }) => passkeys.filter(({ id }) => id !== passkey).length + Number(totp),
      async (db, id) => deletePasskey(db, id, passkey),
    )
  },
  'recovery-codes': async (here) => {
    const { totp, passkeys } = await selectFactors(here.c.var.account.db, here.user.id)
    return totp || passkeys.length > 0 ? showCodes(here) : show(here)
  },
}

async function confirmApp(here: Here, form: Fields) {
  const { c, user } = here
  const place = placeOf(c)
  const secret = await pendingSecret(place, user.id)
  if (secret === undefined) return show(here)
  const attempt = factorAttempt(c, user.id)
  const isAdmitted = await admit(place.db, place.now, attempt)
  if (!isAdmitted) return showSetup(here, secret, 'throttled')
  const isRight = await place.db.transaction().execute(async (db) => {
    const isRight = await checkTotp({ ...place, db }, user.id, form.get('code') ?? '', { confirmed: 0 })
    if (isRight) await auditOf(c, db, user.id, 'factors.added', { kind: 'authenticator app' })
    return isRight
  })
  if (!isRight) return showSetup(here, secret, 'wrong')
  await forgive(place.db, attempt)
  c.var.ports.log({ level: 'info', message: 'authenticator app set up', account: c.var.account.name, user_id: user.id })
  return withFirstCodes(here)
}

/** Whoever has a second factor has recovery codes too. */
export async function withFirstCodes(here: Here) {
  const { recoveryCodes } = await selectFactors(here.c.var.account.db, here.user.id)
  return recoveryCodes > 0 ? authorizeAgain(here.c) : showCodes(here)
}

type Factors = Awaited<ReturnType<typeof selectFactors>>
type Db = OauthContext['var']['account']['db']

/** What is left must be enough for the account; with nothing left the recovery codes go too. */
async function remove(
  here: Here,
  leaves: (factors: Factors) => number,
  take: (db: Db, userId: number) => Promise<unknown>,
) {
  const { c, user } = here
  const isRemoved = await c.var.account.db.transaction().execute(async (db) => {
    // Of two that are removed at once, the second sees what the first has left.
    await turnOfAccount(db)
    const factors = await selectFactors(db, user.id)
    const left = leaves(factors)
    // What was removed before takes nothing along.
    if (left === factors.passkeys.length + Number(factors.totp)) return true
    if (left === 0 && (await requiresFactor(db))) return false
    await take(db, user.id)
    if (left === 0) await deleteRecoveryCodes(db, user.id)
    await auditOf(c, db, user.id, 'factors.removed', { left })
    return true
  })
  if (!isRemoved) return show(here, 'last')
  c.var.ports.log({ level: 'info', message: 'second factor removed', account: c.var.account.name, user_id: user.id })
  return show(here)
}

const placeOf = ({ var: { account, ports } }: OauthContext) => ({
  db: account.db,
  now: ports.now(),
  key: ports.sealingKey,
})

function showSetup({ c, session: { formToken }, user }: Here, secret: string, fault?: 'wrong' | 'throttled') {
  const { account } = c.var
  const words = pageWords(c, account.locale)
  const says = { wrong: words.factors.setup.wrong, throttled: words.factors.factor.throttled }
  const page = appSetupPage({
    account,
    formToken,
    search: searchOf(c),
    fault: fault && says[fault],
    secret,
    picture: renderSVG(totpAddress(secret, { issuer: `Proffer ${account.title}`, label: user.email })),
    words,
  })
  return pageResponse(c, page, { status: fault === undefined ? 200 : fault === 'wrong' ? 400 : 429 })
}

async function showCodes({ c, user }: Here) {
  const { account, ports } = c.var
  const codes = await account.db.transaction().execute(async (db) => {
    await auditOf(c, db, user.id, 'factors.recovery-codes')
    return newRecoveryCodes(db, user.id, ports.now())
  })
  const words = pageWords(c, account.locale)
  const to = isForSecurity(c)
    ? { ...onward(c), href: `${account.path}/security${securitySearch(c)}`, words: words.factors.security.goOn }
    : onward(c)
  return pageResponse(c, recoveryCodesPage({ account, codes, onward: to, words }))
}
