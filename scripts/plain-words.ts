import { parseSync } from 'vite'
import { isNode, nameOf, within, type Node } from './syntax.ts'

/** A text that everybody would read in English, and where it stands. */
export type PlainWords = { line: number; text: string }

/** Values of these are read by machines. */
const technical = new Set(
  `accept aria-current aria-haspopup aria-keyshortcuts aria-live autoComplete className d form href htmlFor id inputMode
  key lang method rel role scope size src style target to tone transform type variant viewBox`.split(/\s+/),
)
const macros = new Set(['t', 'msg', 'plural', 'select', 'Trans', 'Plural', 'Select'])

/** Names, and the words of the platform. */
const untranslated = new Set(
  `AbortError ArrowDown ArrowLeft ArrowRight ArrowUp Authorization Backspace Control Delete End Enter Escape Home
  InvalidStateError PageDown PageUp Proffer Shift Space Tab`.split(/\s+/),
)

/** Attributes that people read or hear, whatever the case of their first letter. */
const said = new Set('alt aria-description aria-label label placeholder title word'.split(' '))

/** A sentence, several words, or one with a capital; not an address, a selector, a measure or a path. */
const reads = (text: string) =>
  (/^[\s“(]*[A-Z][a-z’]+/.test(text) || /[A-Za-z]{2,}[,:;]? [a-z“]{2,}/.test(text)) &&
  !untranslated.has(text.trim()) &&
  !/^#|^https?:|^\/|^[\w-]+\.\w+$|^[A-Z][\w-]*-[A-Z]\w*$|\dpx$/.test(text)

/** What stands in the source of the app in words and goes through no macro; with `t` outside of every function. */
export function plainWords(file: string, source: string): PlainWords[] {
  const found: PlainWords[] = []
  const tell = ({ start }: Node, text: string) =>
    found.push({ line: source.slice(0, start).split('\n').length, text: text.trim().replace(/\s+/g, ' ') })
  const { program } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  if (isNode(program)) visit(program, [])
  return found

  function visit(node: Node, above: readonly Node[]) {
    if (/^Import|^TS(Type|Interface|Literal|Union)/.test(node.type)) return
    const odd = oddityOf(node, above)
    if (odd !== undefined) tell(node, odd)
    if (macros.has(macroOf(node))) {
      for (const raw of rawStatuses(node)) tell(raw, 'a status as it goes over the wire, in a sentence')
      if (macroOf(node) === 't' && !above.some(({ type }) => /Function/.test(type)))
        tell(node, 't outside of a function')
      return
    }
    const text = textOf(node)
    if (text !== undefined && !isExcused(node, above)) tell(node, text)
    for (const part of Object.values(node))
      for (const each of Array.isArray(part) ? part : [part]) if (isNode(each)) visit(each, [...above, node])
  }
}

function macroOf(node: Node): string {
  if (node.type === 'TaggedTemplateExpression') return nameOf(node['tag'])
  if (node.type === 'CallExpression') return nameOf(node['callee'])
  if (node.type !== 'JSXElement' || !isNode(node['openingElement'])) return ''
  return nameOf(node['openingElement']['name'])
}

/** What it says, when a person could read it. */
function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText') return /[A-Za-z]{2,}/.test(String(node['value'])) ? String(node['value']) : undefined
  if (node.type === 'Literal')
    return typeof node['value'] === 'string' && reads(node['value']) ? node['value'] : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  const pieces = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  return reads(pieces.join('…').replace(/ · Proffer$/, '')) ? pieces.join('…') : undefined
}

const propertyOf = (node: unknown) => (isNode(node) && node.type === 'MemberExpression' ? nameOf(node['property']) : '')

/** `status` itself, or the one of a record; a call such as t(statusWords[status]) has its words already. */
const isRawStatus = (node: unknown) =>
  isNode(node) &&
  ((node.type === 'Identifier' && nameOf(node) === 'status') ||
    (propertyOf(node) === 'status' && node['computed'] !== true))

/** Those that a macro puts into its sentence. */
function rawStatuses(node: Node): Node[] {
  if (node.type === 'TaggedTemplateExpression')
    return isNode(node['quasi']) ? (node['quasi']['expressions'] as Node[]).filter(isRawStatus) : []
  if (node.type !== 'JSXElement') return []
  return (node['children'] as Node[]).filter(
    (child) => child.type === 'JSXExpressionContainer' && isRawStatus(child['expression']),
  )
}

/** What goes through no macro although it is no sentence, or is spoiled after it did. */
function oddityOf(node: Node, above: readonly Node[]): string | undefined {
  const parent = above.at(-1)
  if (node.type === 'JSXExpressionContainer' && parent?.type === 'JSXElement' && isRawStatus(node['expression']))
    return 'a status as it goes over the wire, shown'
  if (node.type === 'Literal' && parent?.type === 'JSXAttribute' && said.has(nameOf(parent['name']))) {
    const text = String(node['value'])
    return /[a-z]{2,}/i.test(text) && !reads(text) && text !== 'Proffer' ? text : undefined
  }
  if (node.type !== 'CallExpression' || !isNode(node['callee'])) return undefined
  if (!/^to(Locale)?LowerCase$/.test(propertyOf(node['callee']))) return undefined
  const lowered = node['callee']['object']
  if (!isNode(lowered)) return undefined
  if (within(lowered).some((each) => macros.has(macroOf(each)))) return 'translated words in lower case: German nouns'
  return isFirstLetter(lowered) ? 'a first letter in lower case: German nouns' : undefined
}

/** text[0], text.charAt(0) or text.at(0): whoever lowers that wants to go on in a sentence. */
const isFirstLetter = (node: Node): boolean =>
  node.type === 'CallExpression'
    ? /^(charAt|at)$/.test(propertyOf(node['callee']))
    : node.type === 'MemberExpression' && node['computed'] === true

/** Names of attributes, keys and types, what is compared, and errors that tell whoever writes the app. */
function isExcused(node: Node, above: readonly Node[]): boolean {
  const parent = above.at(-1)
  if (!parent) return true
  if (parent.type === 'JSXAttribute') return technical.has(nameOf(parent['name']))
  if (parent.type === 'NewExpression')
    return ['Error', 'TypeError', 'DOMException', 'URL'].includes(nameOf(parent['callee']))
  if (parent.type === 'PropertyDefinition') return true
  if (parent.type === 'Property') return parent['key'] === node
  return ['BinaryExpression', 'MemberExpression', 'SwitchCase', 'TSAsExpression'].includes(parent.type)
}
