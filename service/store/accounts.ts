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

export const insertAccount = (db: Db, account: { name: string; title: string; created_at: number }) =>
  acrossAccounts(db)
    .insertInto('account')
    .values({ ...account, currency: 'EUR', locale: 'nl-NL', last_proposal_number: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
