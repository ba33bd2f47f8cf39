import { pageBreakClass } from '#wire/page-breaks.ts'
import { fileTokenIn } from '#wire/pictures.ts'
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

/** Text with its emphasis, and where it leads. */
export type Span = { text: string; isStrong: boolean; isEmphasised: boolean; link?: string }

export type Cell = { isHead: boolean; spans: Span[] }

/** What a section's text is made of, from cleaned HTML (interface, section 5). */
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'rule' }
  | { kind: 'page-break' }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'picture'; token: string; alt: string }
  | { kind: 'list'; isOrdered: boolean; items: Block[][] }
  | { kind: 'table'; rows: Cell[][] }

type Emphasis = Omit<Span, 'text'>
const plain: Emphasis = { isStrong: false, isEmphasised: false }

/** The blocks of HTML that `cleanSectionHtml` has cleaned; text outside of any is a paragraph. */
export const blocksOf = (html: string): Block[] => blocksIn(parseFragment(html).childNodes)

function blocksIn(nodes: readonly Node[]): Block[] {
  const blocks: Block[] = []
  let loose: Span[] = []
  const close = () => {
    if (loose.some(({ text }) => text.trim() !== '')) blocks.push({ kind: 'paragraph', spans: loose })
    loose = []
  }
  for (const node of nodes) {
    const block = blockOf(node)
    if (block) {
      close()
      if (block.kind !== 'paragraph' || block.spans.length > 0) blocks.push(block)
    } else loose.push(...spansIn([node], plain))
  }
  close()
  return blocks
}

function blockOf(node: Node): Block | undefined {
  if (!defaultTreeAdapter.isElementNode(node)) return undefined
  const { tagName, childNodes } = node
  if (tagName === 'p') return { kind: 'paragraph', spans: spansIn(childNodes, plain) }
  if (tagName === 'hr') return { kind: isPageBreak(node) ? 'page-break' : 'rule' }
  if (tagName === 'blockquote') return { kind: 'quote', blocks: blocksIn(childNodes) }
  if (tagName === 'img') return pictureOf(node)
  if (tagName === 'table') return { kind: 'table', rows: rowsIn(node) }
  const [, level] = /^h([1-6])$/.exec(tagName) ?? []
  if (level !== undefined) return { kind: 'heading', level: Number(level), spans: spansIn(childNodes, plain) }
  if (tagName !== 'ul' && tagName !== 'ol') return undefined
  const items = childNodes
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .map((item) => blocksIn(item.childNodes))
  return { kind: 'list', isOrdered: tagName === 'ol', items }
}

const isPageBreak = ({ attrs }: DefaultTreeAdapterTypes.Element) => attrs.some(({ value }) => value === pageBreakClass)

function pictureOf({ attrs }: DefaultTreeAdapterTypes.Element): Block | undefined {
  const of = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value ?? ''
  const token = fileTokenIn(of('src'))
  return token === undefined ? undefined : { kind: 'picture', token, alt: of('alt') }
}

const elementsIn = ({ childNodes }: DefaultTreeAdapterTypes.Element) =>
  childNodes.filter((node) => defaultTreeAdapter.isElementNode(node))

const rowsIn = (table: DefaultTreeAdapterTypes.Element): Cell[][] =>
  elementsIn(table)
    .flatMap(elementsIn)
    .map((row) =>
      elementsIn(row).map((cell) => ({ isHead: cell.tagName === 'th', spans: spansIn(cell.childNodes, plain) })),
    )

const linkOf = ({ tagName, attrs }: DefaultTreeAdapterTypes.Element) =>
  tagName === 'a' ? attrs.find(({ name }) => name === 'href')?.value : undefined

function spansIn(nodes: readonly Node[], emphasis: Emphasis): Span[] {
  return nodes.flatMap((node): Span[] => {
    if (defaultTreeAdapter.isTextNode(node)) return [{ text: node.value.replace(/[ \t\n\r\f]+/g, ' '), ...emphasis }]
    if (!defaultTreeAdapter.isElementNode(node)) return []
    if (node.tagName === 'br') return [{ text: '\n', ...emphasis }]
    const link = linkOf(node) ?? emphasis.link
    return spansIn(node.childNodes, {
      ...(link !== undefined && { link }),
      isStrong: emphasis.isStrong || node.tagName === 'strong',
      isEmphasised: emphasis.isEmphasised || node.tagName === 'em',
    })
  })
}
