import { GeneratedNode, OperationNodeTransformer, sql, type ColumnDefinitionNode, type KyselyPlugin } from 'kysely'

/**
 * Migrations name the column types of SQLite; these are the same on PostgreSQL: integers of 64 bits, numbers of double
 * precision, ids that count up, and text that is ordered by its bytes whatever the server's language.
 */
const types: Record<string, ReturnType<typeof sql>> = {
  integer: sql`bigint`,
  real: sql`double precision`,
  text: sql`text collate "C"`,
}

class ColumnTransformer extends OperationNodeTransformer {
  protected override transformColumnDefinition(node: ColumnDefinitionNode): ColumnDefinitionNode {
    const { autoIncrement, ...column } = super.transformColumnDefinition(node)
    const name = 'dataType' in column.dataType ? String(column.dataType.dataType) : ''
    return {
      ...column,
      dataType: types[name]?.toOperationNode() ?? column.dataType,
      ...(autoIncrement && { generated: GeneratedNode.create({ identity: true, byDefault: true }) }),
    }
  }
}

const transformer = new ColumnTransformer()

/** For the migrations' handle on PostgreSQL. */
export const postgresColumns: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
}
