import type { KyselyPlugin, OperationNode, PluginTransformQueryArgs } from 'kysely'
import { AccountFence } from './account-fence.ts'
import type { Db } from './db.ts'
import { OwnFence } from './own-fence.ts'
import { setReach } from './reach.ts'

/**
 * The fence between accounts: a handle whose every query touches rows of this account alone. Selects, joins,
 * updates and deletes get `account_id = …` for each table they name, inserts get the column; what cannot be kept
 * inside throws. No query can forget it, and none can widen it. Raw `sql` is not looked into: tables are only ever
 * named through the builder, and a test knows the files that do otherwise.
 */
export const withinAccount = (db: Db, account: number): Db => db.withPlugin(new FencePlugin(account))

/** A handle whose queries also touch only what this seller has of proposals and contacts (own-fence.ts). */
export const withinOwn = (db: Db, seller: number): Db =>
  db.withoutPlugins().withPlugin(new FencePlugin(accountOf(db), seller))

/** The same without that: for what is kept right whoever asks, such as search keys and payloads of webhooks. */
export const wholeAccount = (db: Db): Db =>
  sellerOf(db) === undefined ? db : withinAccount(db.withoutPlugins(), accountOf(db))

/** The account that a handle keeps to. */
export const accountOf = (db: Pick<Db, 'getExecutor'>): number => fenceOf(db).account

/** The seller whose own records a handle keeps to; undefined for all of the account. */
export const sellerOf = (db: Pick<Db, 'getExecutor'>): number | undefined => fenceOf(db).seller

function fenceOf(db: Pick<Db, 'getExecutor'>) {
  const fence = db.getExecutor().plugins.find((plugin) => plugin instanceof FencePlugin)
  if (!fence) throw new Error('This handle keeps to no account')
  return fence
}

class FencePlugin implements KyselyPlugin {
  readonly account: number
  readonly seller: number | undefined
  /** What has all conditions already; of no other handle, whose conditions are others. */
  readonly #kept = new WeakSet<OperationNode>()
  // Made at the first query: of most requests every query is prepared, and a transformer is slow to make.
  #fence: AccountFence | undefined
  #own: OwnFence | undefined
  constructor(account: number, seller?: number) {
    this.account = account
    this.seller = seller
  }
  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    // What this fence does not look into, the one of the database does.
    setReach(queryId, this.account)
    // First: the fence of the account then finds its tables too.
    const kept = this.#ofAccount().keepInside(this.#ofSeller()?.keepOwn(node, queryId) ?? node, queryId)
    this.#kept.add(kept)
    return kept
  }
  #ofAccount() {
    return (this.#fence ??= new AccountFence(this.account, this.#kept))
  }
  #ofSeller() {
    return this.seller === undefined ? undefined : (this.#own ??= new OwnFence(this.seller, this.#kept))
  }
  transformResult = async ({ result }: Parameters<KyselyPlugin['transformResult']>[0]) => result
}
