import {
  BinaryOperationNode,
  ColumnNode,
  OperatorNode,
  PostgresQueryCompiler,
  ReferenceNode,
  SqliteQueryCompiler,
  ValueNode,
  type LimitNode,
  type OperationNode,
} from 'kysely'

/** What indexes of a part of a table name in words, as in `where "status" = 'won'`. */
export const wordsOfIndexes: ReadonlySet<string> = new Set(['state', 'status'])

/**
 * SQLite compiles a statement anew whenever a value is bound that its plan may depend on: how many rows are wanted, and
 * what an index of a part of a table names. Compiling takes longer than most statements run, so such values stand in the
 * text (docs/decisions/0178-values-that-plans-depend-on.md). A text for each is no burden: they are few.
 */
export class SteadySqliteCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode) {
    super.visitLimit(withNumberInText(node))
  }

  protected override visitBinaryOperation(node: BinaryOperationNode) {
    super.visitBinaryOperation(withWordInText(node))
  }
}

/**
 * On PostgreSQL a statement that a parameter tells how many rows are wanted is planned whenever it is asked
 * (hosts/node/naming-client.ts): a plan for any number is none for few.
 */
export class SteadyPostgresCompiler extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode) {
    super.visitLimit(withNumberInText(node))
  }
}

function withNumberInText(node: LimitNode): LimitNode {
  const rows = plainValue(node.limit)
  return Number.isSafeInteger(rows) ? { ...node, limit: ValueNode.createImmediate(rows) } : node
}

function withWordInText(node: BinaryOperationNode): BinaryOperationNode {
  const { leftOperand, operator, rightOperand } = node
  const word = plainValue(rightOperand)
  return isEquals(operator) && isWord(word) && wordsOfIndexes.has(columnOf(leftOperand))
    ? { ...node, rightOperand: ValueNode.createImmediate(word) }
    : node
}

const plainValue = (node: OperationNode) => (ValueNode.is(node) ? node.value : undefined)

const isEquals = (node: OperationNode) => OperatorNode.is(node) && node.operator === '='

/** Of nothing else would there be few. */
const isWord = (value: unknown) => typeof value === 'string' && /^[a-z_]+$/.test(value)

const columnOf = (node: OperationNode) => {
  const column = ReferenceNode.is(node) ? node.column : node
  return ColumnNode.is(column) ? column.column.name : ''
}
