import { selectAccount, selectActiveUsers } from '#service/store/account.ts'
import { selectDirectories, selectDirectoryCounts, selectStatusSums } from '#service/store/proposal-counts.ts'
import { proposalStatuses } from '#wire/proposal-status.ts'
import { centsAsText } from './money.ts'
import { byName } from './ordered.ts'
import { fullnameOf } from './person-name.ts'
import { timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'

/** Who asks, in which account, and what this service can do (wire section 2). */
export const hello = ({ account, user }: Unit) => ({
  message: 'hello' as const,
  account_name: account.name,
  user: { id: user.id, email: user.email, firstname: user.firstname, lastname: user.lastname },
  interfaces: ['v1', 'v2', 'app'],
})

export async function getAccount({ db }: Unit) {
  const { name, title, currency, locale } = await selectAccount(db)
  return { account_name: name, name: title, currency, locale }
}

/** Active users, by their full name (specification 4.5). */
export async function listUsers({ db, account }: Unit) {
  const users = await selectActiveUsers(db)
  const named = users.map((user) => ({ ...user, name: fullnameOf(user) }))
  return byName(named, account.locale).map(({ id, email, firstname, lastname, phone, jobtitle, last_login_at }) => ({
    id,
    email,
    firstname,
    lastname,
    phone,
    jobtitle,
    date_lastlogin: timestampOrNull(last_login_at),
  }))
}

/** Counts and sums per status, for all proposals or one directory; sums are numeric text, without VAT (wire section 8). */
export async function summary({ db, account }: Unit, { directory_id }: { directory_id?: number | undefined }) {
  const found = new Map((await selectStatusSums(db, { directory_id })).map((row) => [row.status, row]))
  const statuses = proposalStatuses.map((status) => {
    const count = found.get(status)?.count ?? 0
    const sums = count === 0 ? [] : [{ currency: account.currency, total: centsAsText(found.get(status)?.cents ?? 0) }]
    return [status, { count, sums }] as const
  })
  const inDirectory = new Map<number, number>()
  for (const { directory_id, count } of await selectDirectoryCounts(db))
    inDirectory.set(directory_id, (inDirectory.get(directory_id) ?? 0) + count)
  const directories = byName(await selectDirectories(db), account.locale)
  return {
    statuses: Object.fromEntries(statuses) as Record<(typeof proposalStatuses)[number], (typeof statuses)[number][1]>,
    directories: directories.map(({ id, name }) => ({ id, name, count: inDirectory.get(id) ?? 0 })),
    count: statuses.reduce((sum, [, { count }]) => sum + count, 0),
  }
}
