import { OperationNodeTransformer, type OperationNode, type QueryId } from 'kysely'

/**
 * Adds conditions to every table of a query. A query within another is handed over on its own before the whole is, so
 * `kept` has what came out before: it goes in as it is, or each level would add the same conditions once more, for the
 * database to compare in every row.
 */
export class Fence extends OperationNodeTransformer {
  readonly #kept: WeakSet<OperationNode>
  constructor(kept: WeakSet<OperationNode>) {
    super()
    this.#kept = kept
  }

  override transformNode<Node extends OperationNode | undefined>(node: Node, queryId?: QueryId): Node {
    return node && this.#kept.has(node) ? node : super.transformNode(node, queryId)
  }
}
