import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  ColumnUpdateNode,
  IdentifierNode,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  ReferenceNode,
  TableNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from 'kysely'
import type {
  DeleteQueryNode,
  InsertQueryNode,
  JoinNode,
  KyselyPlugin,
  OperationNode,
  PluginTransformQueryArgs,
  QueryId,
  SelectQueryNode,
  UpdateQueryNode,
} from 'kysely'
import type { Db } from './db.ts'
import { setReach } from './reach.ts'

/**
 * The fence between accounts: a handle whose every query touches rows of this account alone. Selects, joins,
 * updates and deletes get `account_id = …` for each table they name, inserts get the column. No query can forget
 * it, and none can widen it. Raw `sql` is not looked into: tables are only ever named through the builder.
 */
export const withinAccount = (db: Db, account: number): Db => db.withPlugin(new AccountFence(account))

/** The account that a handle keeps to. */
export function accountOf(db: Pick<Db, 'getExecutor'>): number {
  const fence = db.getExecutor().plugins.find((plugin) => plugin instanceof AccountFence)
  if (!fence) throw new Error('This handle keeps to no account')
  return fence.account
}

class AccountFence implements KyselyPlugin {
  readonly account: number
  readonly #transformer: FenceTransformer
  constructor(account: number) {
    this.account = account
    this.#transformer = new FenceTransformer(account)
  }
  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    // What this fence does not look into, the one of the database does.
    setReach(queryId, this.account)
    return this.#transformer.transformNode(node, queryId)
  }
  transformResult = async ({ result }: Parameters<KyselyPlugin['transformResult']>[0]) => result
}

const accountColumn = ColumnNode.create('account_id')

/** The name a table goes by in its query, and the condition that keeps it inside the account. */
function fence(source: OperationNode, account: number): OperationNode | undefined {
  if (AliasNode.is(source)) {
    if (!TableNode.is(source.node) || !IdentifierNode.is(source.alias)) return undefined
    return condition(TableNode.create(source.alias.name), account)
  }
  return TableNode.is(source) ? condition(source, account) : undefined
}

const isAccountTable = (table: TableNode) => table.table.identifier.name === 'account'

function condition(table: TableNode, account: number) {
  const column = isAccountTable(table) ? ColumnNode.create('id') : accountColumn
  return BinaryOperationNode.create(
    ReferenceNode.create(column, table),
    OperatorNode.create('='),
    ValueNode.create(account),
  )
}

const both = (left: OperationNode | undefined, right: OperationNode) => (left ? AndNode.create(left, right) : right)

class FenceTransformer extends OperationNodeTransformer {
  readonly #account: number
  constructor(account: number) {
    super()
    this.#account = account
  }

  #where(where: WhereNode | undefined, sources: readonly OperationNode[]) {
    const conditions = sources.map((source) => fence(source, this.#account)).filter((node) => node !== undefined)
    const all = conditions.reduce<OperationNode | undefined>(both, where?.where)
    return all && WhereNode.create(all)
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const fenced = super.transformSelectQuery(node, queryId)
    const where = this.#where(fenced.where, node.from?.froms ?? [])
    return where ? { ...fenced, where } : fenced
  }

  protected override transformJoin(node: JoinNode, queryId?: QueryId): JoinNode {
    const fenced = super.transformJoin(node, queryId)
    const inside = fence(node.table, this.#account)
    // In the join's own condition: a left join keeps its unmatched rows.
    return inside && fenced.on ? { ...fenced, on: { ...fenced.on, on: both(fenced.on.on, inside) } } : fenced
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const fenced = super.transformUpdateQuery(node, queryId)
    const where = this.#where(fenced.where, node.table ? [node.table] : [])
    return where ? { ...fenced, where } : fenced
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    const fenced = super.transformDeleteQuery(node, queryId)
    const where = this.#where(fenced.where, node.from.froms)
    return where ? { ...fenced, where } : fenced
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const fenced = super.transformInsertQuery(node, queryId)
    const { values } = fenced
    if (!fenced.columns || !values || !ValuesNode.is(values))
      throw new Error('Inside an account rows are inserted by values, so that the account can be added')
    return {
      ...fenced,
      columns: [...fenced.columns, accountColumn],
      values: ValuesNode.create(
        values.values.map((row) =>
          PrimitiveValueListNode.is(row)
            ? PrimitiveValueListNode.create([...row.values, this.#account])
            : ValueListNode.create([...row.values, ValueNode.create(this.#account)]),
        ),
      ),
    }
  }

  protected override transformColumnUpdate(node: ColumnUpdateNode, queryId?: QueryId): ColumnUpdateNode {
    if (ColumnNode.is(node.column) && node.column.column.name === 'account_id')
      throw new Error('A row never changes its account')
    return super.transformColumnUpdate(node, queryId)
  }
}
