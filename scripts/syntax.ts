/** A part of a program as the parser gives it, whatever it is. */
export type Node = { type: string; start: number; end: number; [part: string]: unknown }

export const isNode = (given: unknown): given is Node =>
  typeof given === 'object' && given !== null && typeof (given as Partial<Node>).type === 'string'

/** What it is called; empty where it has no name. */
export const nameOf = (node: unknown) => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '')

const partsOf = (node: Node): Node[] =>
  Object.values(node).flatMap((part) => (Array.isArray(part) ? part : [part]).filter(isNode))

/** The node and all below it, in the order of the text. */
export const within = (node: Node): Node[] => [node, ...partsOf(node).flatMap(within)]
