import { parseSync } from 'vite'
import { isNode, nameOf, within, type Node } from './syntax.ts'

/** A sentence as the service says it, with the names of its values in braces, and where. */
export type Said = { text: string; line: number }

/** Why what is asked is not done, as the app tells it: what else is refused has words of its own there (src/api/error-message.ts). */
const told = new Set(['invalid', 'conflict'])

/** What a file of the service gives as reasons to those who asked for something that is refused. */
export function refusalsIn(file: string, source: string): { said: Said[]; unread: Said[] } {
  const { program } = parseSync(file, source, { lang: 'ts' })
  const nodes = isNode(program) ? within(program) : []
  // The last one before it: functions of a file call what they say alike.
  const declared = (name: Node) =>
    nodes.findLast(
      ({ type, id, start, init }) =>
        type === 'VariableDeclarator' && init && nameOf(id) === nameOf(name) && start < name.start,
    )?.['init'] as Node | undefined
  const said: Said[] = []
  const unread: Said[] = []
  const lineOf = ({ start }: Node) => source.slice(0, start).split('\n').length
  const textOf = ({ start, end }: Node) => source.slice(start, end)

  function read(node: Node | undefined, seen: readonly Node[] = []): void {
    if (!node || seen.includes(node)) return
    const further = [...seen, node]
    const line = lineOf(node)
    switch (node.type) {
      case 'Literal':
        return void (typeof node['value'] === 'string' && said.push({ text: node['value'], line }))
      case 'TemplateLiteral':
        return void said.push({ text: patternOf(node), line })
      case 'ConditionalExpression':
        read(node['consequent'] as Node, further)
        return read(node['alternate'] as Node, further)
      case 'LogicalExpression':
        read(node['left'] as Node, further)
        return read(node['right'] as Node, further)
      case 'ArrowFunctionExpression':
        return read(node['body'] as Node, further)
      case 'CallExpression':
        return declared(node['callee'] as Node)
          ? read(node['callee'] as Node, further)
          : void unread.push({ text: textOf(node), line })
      case 'Identifier': {
        const value = declared(node)
        if (value) return read(value, further)
        const given = givenAs(nodes, node)
        for (const each of given) read(each, further)
        return void (given.length === 0 && unread.push({ text: textOf(node), line }))
      }
      default:
        return void unread.push({ text: textOf(node), line })
    }
  }

  for (const node of nodes) {
    const given = (node['arguments'] ?? []) as Node[]
    if (
      node.type === 'NewExpression' &&
      nameOf(node['callee']).startsWith('Refused') &&
      told.has(String(given[0]?.['value']))
    ) {
      read(given[1])
      for (const { type, elements } of given[2] ? within(given[2]) : [])
        if (type === 'ArrayExpression') (elements as Node[]).forEach((each) => read(each))
    }
    if (node.type === 'CallExpression' && /(^|\.)faults\.add$/.test(textOf(node['callee'] as Node))) read(given[1])
  }
  return { said, unread }
}

/** What callers within the file give for a parameter of the function that a name stands in. */
function givenAs(nodes: readonly Node[], name: Node): Node[] {
  const around = nodes.findLast(
    ({ type, start, end }) => type === 'FunctionDeclaration' && start < name.start && name.end < end,
  )
  const at = ((around?.['params'] ?? []) as Node[]).findIndex((each) => nameOf(each) === nameOf(name))
  if (!around || at === -1) return []
  const called = nameOf(around['id'])
  return nodes.flatMap((node) => {
    const given = (node['arguments'] as Node[] | undefined)?.[at]
    return given && nameOf(node['callee']) === called ? [given] : []
  })
}

/** `There is no tag {id}`: each value by the last of its names, so that a translation may put it elsewhere. */
function patternOf(node: Node): string {
  const texts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  const names = (node['expressions'] as Node[]).map(lastName)
  const numbered = names.map((name, at) => (names.indexOf(name) === at ? name : `${name}${at}`))
  return texts.map((text, at) => text + (numbered[at] === undefined ? '' : `{${numbered[at]}}`)).join('')
}

function lastName(node: Node): string {
  if (node.type === 'CallExpression') return lastName(node['callee'] as Node)
  if (node.type === 'MemberExpression' && !node['computed']) return nameOf(node['property'])
  return nameOf(node) || 'value'
}
