import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  ReferenceNode,
  SelectionNode,
  SelectQueryNode as SelectNode,
  TableNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from 'kysely'
import type {
  ColumnUpdateNode,
  DeleteQueryNode,
  InsertQueryNode,
  JoinNode,
  OnConflictNode,
  OperationNode,
  QueryId,
  RootOperationNode,
  SelectQueryNode,
  UpdateQueryNode,
} from 'kysely'
import { Fence } from './fence.ts'

const accountColumn = ColumnNode.create('account_id')

/** What the fence knows how to keep inside; anything else stays out, so that a new kind of query cannot slip by. */
const known = new Set(['SelectQueryNode', 'InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'RawNode'])

/** A join that keeps the unmatched rows of the table it adds: those of every account. */
const keepsUnmatched = /^(RightJoin|FullJoin)$/

/** Rewrites a query so that it touches rows of one account alone, or throws when it cannot (within-account.ts). */
export class AccountFence extends Fence {
  readonly #account: number
  constructor(account: number, kept: WeakSet<OperationNode>) {
    super(kept)
    this.#account = account
  }

  keepInside<Query extends RootOperationNode>(query: Query, queryId: QueryId): Query {
    if (!known.has(query.kind)) throw new Error(`The fence knows no ${query.kind}: use another handle`)
    return this.transformNode(query, queryId)
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    return this.#where(super.transformSelectQuery(node, queryId), node.from?.froms)
  }

  protected override transformJoin(node: JoinNode, queryId?: QueryId): JoinNode {
    const fenced = super.transformJoin(node, queryId)
    const inside = conditionOn(node.table, this.#account)
    if (!inside) return fenced
    if (!fenced.on) throw new Error('Inside an account a table is joined with `on`, so that the account can be added')
    if (keepsUnmatched.test(node.joinType))
      throw new Error('Inside an account a join keeps no unmatched rows of the table it adds: turn it round')
    // In the join's own condition: a left join keeps its unmatched rows.
    return { ...fenced, on: { ...fenced.on, on: both(fenced.on.on, inside) } }
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const table = node.table ? [node.table] : []
    return this.#where(super.transformUpdateQuery(node, queryId), [...table, ...(node.from?.froms ?? [])])
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    return this.#where(super.transformDeleteQuery(node, queryId), [...node.from.froms, ...(node.using?.tables ?? [])])
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const { onConflict, ...fenced } = super.transformInsertQuery(node, queryId)
    const { columns, values, into } = fenced
    if (!into || isAccountTable(into)) throw new Error('An account is not made inside another')
    if (!columns || !values || !(ValuesNode.is(values) || isPlainSelect(values)))
      throw new Error(
        'Inside an account rows are inserted by values or from a plain select, so that the account can be added',
      )
    if (columns.some(isAccountColumn)) throw new Error('The account of a new row comes from its handle: leave it out')
    if (node.replace || node.orAction) throw new Error('Replacing a row would not ask whose it was: use onConflict')
    return {
      ...fenced,
      ...(onConflict && { onConflict: this.#conflict(onConflict, into) }),
      columns: [...columns, accountColumn],
      values: ValuesNode.is(values) ? this.#withAccount(values) : this.#selectedWithAccount(values),
    }
  }

  #withAccount({ values }: ValuesNode) {
    return ValuesNode.create(
      values.map((row) =>
        PrimitiveValueListNode.is(row)
          ? PrimitiveValueListNode.create([...row.values, this.#account])
          : ValueListNode.create([...row.values, ValueNode.create(this.#account)]),
      ),
    )
  }

  /** What it reads is fenced already; all of its rows become this account's. */
  #selectedWithAccount(select: SelectQueryNode) {
    const account = AliasNode.create(ValueNode.create(this.#account), IdentifierNode.create('account_id'))
    return SelectNode.cloneWithSelections(select, [SelectionNode.create(account)])
  }

  protected override transformColumnUpdate(node: ColumnUpdateNode, queryId?: QueryId): ColumnUpdateNode {
    const column = ReferenceNode.is(node.column) ? node.column.column : node.column
    if (!ColumnNode.is(column)) throw new Error('Inside an account a column is set by its name')
    if (isAccountColumn(column)) throw new Error('A row never changes its account')
    return super.transformColumnUpdate(node, queryId)
  }

  #where<Query extends { where?: WhereNode }>(fenced: Query, sources: readonly OperationNode[] = []): Query {
    const conditions = sources.map((source) => conditionOn(source, this.#account)).filter((node) => node !== undefined)
    const all = conditions.reduce<OperationNode | undefined>(both, fenced.where?.where)
    return all ? { ...fenced, where: WhereNode.create(all) } : fenced
  }

  /** The row in the way may be another account's where a key is unique over all of them. */
  #conflict(conflict: OnConflictNode, into: TableNode): OnConflictNode {
    if (!conflict.updates) return conflict
    const where = both(conflict.updateWhere?.where, isOf(into, this.#account))
    return { ...conflict, updateWhere: WhereNode.create(where) }
  }
}

/** The condition that keeps a source of rows inside; undefined for one whose own tables are kept inside already. */
function conditionOn(source: OperationNode, account: number): OperationNode | undefined {
  if (TableNode.is(source)) return isOf(source, account)
  if (!AliasNode.is(source)) throw new Error('Inside an account rows come from tables and named subqueries')
  if (!TableNode.is(source.node)) return undefined
  if (!IdentifierNode.is(source.alias)) throw new Error('Inside an account a table goes by a plain name')
  return isOf(source.node, account, TableNode.create(source.alias.name))
}

/** `name` is what the table goes by in its query. */
function isOf(table: TableNode, account: number, name = table) {
  const column = isAccountTable(table) ? ColumnNode.create('id') : accountColumn
  return BinaryOperationNode.create(
    ReferenceNode.create(column, name),
    OperatorNode.create('='),
    ValueNode.create(account),
  )
}

/** One that names what it selects, so that the account comes last: with `*` it would be another column's value. */
const isPlainSelect = (node: OperationNode): node is SelectQueryNode =>
  SelectNode.is(node) &&
  !node.setOperations?.length &&
  !node.distinctOn?.length &&
  (node.selections ?? []).length > 0 &&
  !(node.selections ?? []).some(({ selection }) => isEverything(selection))

const isEverything = (node: OperationNode): boolean =>
  node.kind === 'SelectAllNode' || (ReferenceNode.is(node) && node.column.kind === 'SelectAllNode')

const isAccountTable = (table: TableNode) => table.table.identifier.name === 'account'
const isAccountColumn = (column: ColumnNode) => column.column.name === 'account_id'

/** In parentheses: what is there may be raw and hold an `or`. */
const both = (there: OperationNode | undefined, right: OperationNode) =>
  there ? AndNode.create(ParensNode.create(there), right) : right
