import {
  AndNode,
  AliasNode,
  BinaryOperationNode,
  ColumnNode,
  expressionBuilder,
  IdentifierNode,
  OnNode,
  OperatorNode,
  ParensNode,
  ReferenceNode,
  TableNode,
  WhereNode,
  type DeleteQueryNode,
  type Expression,
  type JoinNode,
  type OperationNode,
  type QueryId,
  type RootOperationNode,
  type SelectQueryNode,
  type SqlBool,
  type UpdateQueryNode,
} from 'kysely'
import { Fence } from './fence.ts'
import { ruleOf, type OwnRule } from './own-rules.ts'
import type { Tables } from './schema.ts'

/**
 * Rewrites a query so that it reads and changes the records of one seller alone (docs/decisions/0062). What is theirs:
 * proposals they own; contacts they made, and those their proposals go to; an organisation and its people are one,
 * and whoever has one of them has all. Of others only what a row that is theirs tells along with it.
 */
export class OwnFence extends Fence {
  readonly #seller: number
  constructor(seller: number, kept: WeakSet<OperationNode>) {
    super(kept)
    this.#seller = seller
  }

  keepOwn<Query extends RootOperationNode>(query: Query, queryId: QueryId): Query {
    return this.transformNode(query, queryId)
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    return this.#where(super.transformSelectQuery(node, queryId), node.from?.froms)
  }

  protected override transformJoin(node: JoinNode, queryId?: QueryId): JoinNode {
    const fenced = super.transformJoin(node, queryId)
    if (isNamedByRow(node)) return fenced
    const own = this.#conditionOn(node.table)
    // Without `on` the fence of the account refuses the join.
    return own && fenced.on ? { ...fenced, on: OnNode.create(both(fenced.on.on, own)) } : fenced
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const table = node.table ? [node.table] : []
    return this.#where(super.transformUpdateQuery(node, queryId), [...table, ...(node.from?.froms ?? [])])
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    return this.#where(super.transformDeleteQuery(node, queryId), [...node.from.froms, ...(node.using?.tables ?? [])])
  }

  #where<Query extends { where?: WhereNode }>(fenced: Query, sources: readonly OperationNode[] = []): Query {
    const conditions = sources.map((source) => this.#conditionOn(source)).filter((node) => node !== undefined)
    const all = conditions.reduce<OperationNode | undefined>(both, fenced.where?.where)
    return all ? { ...fenced, where: WhereNode.create(all) } : fenced
  }

  /** Undefined for what is shared, and for a subquery, whose own tables are fenced already. */
  #conditionOn(source: OperationNode): OperationNode | undefined {
    const name = tableIn(source)
    if (name === undefined) return undefined
    const alias = nameOf(source) ?? name
    const rule = ruleOf(name)
    if (rule === 'shared') return undefined
    if (rule === 'of all')
      throw new Error(`${name} counts what everybody has: count the records of a seller who sees only their own`)
    return ParensNode.create(conditions[rule](alias, this.#seller).toOperationNode())
  }
}

/**
 * Whether a join reads the contact that a row of the query names by its `contact_id`. That row is the seller’s already:
 * what somebody did on their proposal stays there under its name when they were taken off it.
 */
function isNamedByRow({ joinType, table, on }: JoinNode) {
  const condition = on?.on
  // Other joins read what no row names.
  if (joinType !== 'InnerJoin' && joinType !== 'LeftJoin') return false
  if (tableIn(table) !== 'contact' || !condition || !BinaryOperationNode.is(condition)) return false
  const { leftOperand, operator, rightOperand } = condition
  const isSame = OperatorNode.is(operator) && operator.operator === '='
  return isSame && isColumn(leftOperand, nameOf(table), 'id') && isColumn(rightOperand, undefined, 'contact_id')
}

/** Undefined for a subquery. */
function tableIn(source: OperationNode) {
  const table = AliasNode.is(source) ? source.node : source
  return TableNode.is(table) ? table.table.identifier.name : undefined
}

/** What a table goes by in its query. */
const nameOf = (source: OperationNode) =>
  AliasNode.is(source) && IdentifierNode.is(source.alias) ? source.alias.name : tableIn(source)

const isColumn = (node: OperationNode, table: string | undefined, name: string) =>
  ReferenceNode.is(node) &&
  ColumnNode.is(node.column) &&
  node.column.column.name === name &&
  (table === undefined || node.table?.table.identifier.name === table)

const both = (there: OperationNode | undefined, right: OperationNode) =>
  there ? AndNode.create(ParensNode.create(there), right) : right

const build = expressionBuilder<Tables>()
/** A column of the table that goes by `alias` in its query. */
const column = (alias: string, name: string) =>
  build.ref<never>(`${alias}.${name}` as never) as Expression<number | null>

const ownProposals = (seller: number) =>
  build.selectFrom('proposal as own').select('own.id').where('own.account_user_id', '=', seller)

/** Each organisation with its people, and each private person, by the id of the former. */
const ownFamilies = (seller: number) => {
  const families = () =>
    build.selectFrom('contact as own').select((is) => is.fn.coalesce('own.parent_id', 'own.id').as('id'))
  const mainContacts = build
    .selectFrom('proposal as theirs')
    .select('theirs.contact_id')
    .where('theirs.account_user_id', '=', seller)
  const receivers = build
    .selectFrom('receiver as theirs')
    .select('theirs.contact_id')
    .where('theirs.proposal_id', 'in', ownProposals(seller))
  return families()
    .where('own.account_user_id', '=', seller)
    .union(families().where('own.id', 'in', mainContacts))
    .union(families().where('own.id', 'in', receivers))
}

const ownContacts = (seller: number) =>
  build
    .selectFrom('contact as mine')
    .select('mine.id')
    .where((is) => is.fn.coalesce('mine.parent_id', 'mine.id'), 'in', ownFamilies(seller))

type Condition = (alias: string, seller: number) => Expression<SqlBool>

const conditions: Record<Exclude<OwnRule, 'shared' | 'of all'>, Condition> = {
  owner: (alias, seller) => build(column(alias, 'account_user_id'), '=', seller),
  'of proposal': (alias, seller) => build(column(alias, 'proposal_id'), 'in', ownProposals(seller)),
  'of proposal or account': (alias, seller) =>
    build.or([
      build(column(alias, 'proposal_id'), 'is', null),
      build(column(alias, 'proposal_id'), 'in', ownProposals(seller)),
    ]),
  family: (alias, seller) =>
    build(build.fn.coalesce(column(alias, 'parent_id'), column(alias, 'id')), 'in', ownFamilies(seller)),
  'of contact': (alias, seller) => build(column(alias, 'contact_id'), 'in', ownContacts(seller)),
  'of comment': (alias, seller) =>
    build(
      column(alias, 'comment_id'),
      'in',
      build.selectFrom('comment as about').select('about.id').where('about.proposal_id', 'in', ownProposals(seller)),
    ),
  'of acceptance': (alias, seller) =>
    build(
      column(alias, 'acceptance_id'),
      'in',
      build.selectFrom('acceptance as about').select('about.id').where('about.proposal_id', 'in', ownProposals(seller)),
    ),
  'of receiver': (alias, seller) =>
    build(
      column(alias, 'receiver_id'),
      'in',
      build.selectFrom('receiver as about').select('about.id').where('about.proposal_id', 'in', ownProposals(seller)),
    ),
}
