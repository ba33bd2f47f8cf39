import type { KyselyPlugin, PluginTransformQueryArgs } from 'kysely'
import { AccountFence } from './account-fence.ts'
import type { Db } from './db.ts'
import { setReach } from './reach.ts'

/**
 * The fence between accounts: a handle whose every query touches rows of this account alone. Selects, joins,
 * updates and deletes get `account_id = …` for each table they name, inserts get the column; what cannot be kept
 * inside throws. No query can forget it, and none can widen it. Raw `sql` is not looked into: tables are only ever
 * named through the builder, and a test knows the files that do otherwise.
 */
export const withinAccount = (db: Db, account: number): Db => db.withPlugin(new FencePlugin(account))

/** The account that a handle keeps to. */
export function accountOf(db: Pick<Db, 'getExecutor'>): number {
  const fence = db.getExecutor().plugins.find((plugin) => plugin instanceof FencePlugin)
  if (!fence) throw new Error('This handle keeps to no account')
  return fence.account
}

class FencePlugin implements KyselyPlugin {
  readonly account: number
  readonly #fence: AccountFence
  constructor(account: number) {
    this.account = account
    this.#fence = new AccountFence(account)
  }
  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    // What this fence does not look into, the one of the database does.
    setReach(queryId, this.account)
    return this.#fence.keepInside(node, queryId)
  }
  transformResult = async ({ result }: Parameters<KyselyPlugin['transformResult']>[0]) => result
}
