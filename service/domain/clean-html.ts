import { Tokenizer, TokenizerMode } from 'parse5'
import { linkAddress, linkTag } from '#wire/links.ts'
import { pageBreakClass } from '#wire/page-breaks.ts'
import { fileAddress, fileTokenIn, pictureHtml } from '#wire/pictures.ts'
import { HtmlWriter, isBlock, type Emphasis } from './html-writer.ts'

const inlines: Partial<Record<string, Emphasis>> = { b: 'strong', strong: 'strong', i: 'em', em: 'em' }

/** Elements dropped with their content; other elements that are not allowed leave their text. */
const droppedWhole = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'form',
  'select',
  'textarea',
  'button',
])

/** Elements whose content HTML parses as text, so that tags in it are not tags. */
const modes: Partial<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
  plaintext: TokenizerMode.PLAINTEXT,
}

type Tag = { tagName: string; selfClosing: boolean; attrs: readonly { name: string; value: string }[] }

/**
 * HTML with nothing but p, h1 to h6, ul, ol, li, strong, em and hr, without attributes (interface, section 5). Cleaning
 * a cleaned text changes nothing. Works on the tokens, in one pass without a tree: neither depth nor misnesting costs
 * more than length does.
 */
export const cleanHtml = (html: string): string => cleaned(html, noneBesides)

/**
 * The same for the text of a section, which may hold besides: pictures of ours (`img` between blocks), links (`a` with
 * an `href` of https, http, mailto or tel), tables whose cells hold text (`table`, `tbody`, `tr`, `th`, `td`), quotes
 * (`blockquote`) and page breaks (`hr` with that one class).
 */
export const cleanSectionHtml = (html: string): string => cleaned(html, inSections)

/** Writes what is allowed besides; an element without an entry leaves its text. */
type Besides = Partial<
  Record<string, { start: (writer: HtmlWriter, attrs: Tag['attrs']) => void; end?: (writer: HtmlWriter) => void }>
>

const noneBesides: Besides = {}

const endCell = (writer: HtmlWriter) => writer.endCell()
const inSections: Besides = {
  img: { start: writePicture },
  a: { start: startLink, end: (writer) => writer.endLink() },
  table: { start: (writer) => writer.startTable(), end: (writer) => writer.endTable() },
  tr: { start: (writer) => writer.startRow(), end: (writer) => writer.endRow() },
  td: { start: (writer) => writer.startCell('td'), end: endCell },
  th: { start: (writer) => writer.startCell('th'), end: endCell },
  hr: { start: writeRule },
  blockquote: { start: (writer) => writer.startBlock('blockquote'), end: (writer) => writer.endBlock('blockquote') },
  br: { start: (writer) => writer.lineBreak() },
}

function cleaned(html: string, besides: Besides): string {
  const writer = new HtmlWriter()
  const dropped = new DroppedElement()
  const nothing = () => {}
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag(tag) {
        if (!dropped.isForeign) tokenizer.state = modes[tag.tagName] ?? tokenizer.state
        if (dropped.isOpen) dropped.start(tag)
        else if (droppedWhole.has(tag.tagName)) dropped.start(tag)
        else start(writer, tag, besides)
      },
      onEndTag(tag) {
        if (dropped.isOpen) dropped.end(tag)
        else end(writer, tag, besides)
      },
      onCharacter: ({ chars }) => dropped.isOpen || writer.text(chars),
      onWhitespaceCharacter: ({ chars }) => dropped.isOpen || writer.space(chars),
      onNullCharacter: nothing,
      onComment: nothing,
      onDoctype: nothing,
      onEof: nothing,
    },
  )
  tokenizer.write(html, true)
  return writer.finish()
}

function start(writer: HtmlWriter, { tagName, attrs }: Tag, besides: Besides) {
  const inline = inlines[tagName]
  if (inline) writer.startInline(inline)
  else if (isBlock(tagName)) writer.startBlock(tagName)
  else if (Object.hasOwn(besides, tagName)) besides[tagName]?.start(writer, attrs)
  else if (tagName === 'hr') writer.single('<hr>')
}

function startLink(writer: HtmlWriter, attrs: Tag['attrs']) {
  const address = linkAddress(attrs.find(({ name }) => name === 'href')?.value ?? '')
  writer.startLink(address === undefined ? undefined : linkTag(address))
}

function writeRule(writer: HtmlWriter, attrs: Tag['attrs']) {
  if (attrs.some(({ name, value }) => name === 'class' && value === pageBreakClass)) writer.pageBreak()
  else writer.single('<hr>')
}

/** One of our own files; what lies elsewhere would tell its host who reads. */
function writePicture(writer: HtmlWriter, attrs: Tag['attrs']) {
  const values = Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
  const token = fileTokenIn(values['src'] ?? '')
  const side = (name: string) => (/^\d{1,5}$/.test(values[name] ?? '') ? Number(values[name]) : 0)
  if (token === undefined) return
  writer.single(
    pictureHtml({ src: fileAddress(token), alt: values['alt'] ?? '', width: side('width'), height: side('height') }),
  )
}

function end(writer: HtmlWriter, { tagName }: Tag, besides: Besides) {
  const inline = inlines[tagName]
  if (inline) writer.endInline(inline)
  else if (isBlock(tagName)) writer.endBlock(tagName)
  else if (Object.hasOwn(besides, tagName)) besides[tagName]?.end?.(writer)
}

/** The element being dropped with its content, and how many of the same name are open inside it. */
class DroppedElement {
  #name: string | undefined
  #depth = 0

  get isOpen() {
    return this.#name !== undefined
  }

  /** Inside it, a style is an element like any other. */
  get isForeign() {
    return this.#name === 'svg' || this.#name === 'math'
  }

  start({ tagName, selfClosing }: Tag) {
    const closesItself = selfClosing && (tagName === 'svg' || tagName === 'math')
    if (closesItself || (this.#name ?? tagName) !== tagName) return
    this.#name = tagName
    this.#depth++
  }

  end({ tagName }: Tag) {
    if (tagName === this.#name && --this.#depth === 0) this.#name = undefined
  }
}
