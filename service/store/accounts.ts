import { acrossAccounts, type Db } from './db.ts'

/** Queries over all accounts: they run before the fence, which needs to know the account. */
export const findAccount = (db: Db, name: string) =>
  acrossAccounts(db)
    .selectFrom('account')
    .select(['id', 'name', 'title', 'locale'])
    .where('name', '=', name)
    .executeTakeFirst()

export const hasAccounts = async (db: Db) =>
  (await acrossAccounts(db).selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined

/** What new accounts keep, in days; accounts of before keep it for as long as they exist. */
export const keptByDefault = { trash_days: 90, visit_days: 730, mail_days: 730 } as const

export const insertAccount = (db: Db, account: { name: string; title: string; created_at: number }) =>
  acrossAccounts(db)
    .insertInto('account')
    .values({ ...account, ...keptByDefault, currency: 'EUR', locale: 'nl-NL', last_proposal_number: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
