import { Tokenizer, TokenizerMode } from 'parse5'
import { fileAddress, fileTokenIn, pictureHtml } from '#wire/pictures.ts'
import { HtmlWriter, isBlock, type Inline } from './html-writer.ts'

const inlines: Partial<Record<string, Inline>> = { b: 'strong', strong: 'strong', i: 'em', em: 'em' }

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
export const cleanHtml = (html: string): string => cleaned(html, { pictures: false })

/** The same for the text of a section, which may hold pictures of ours besides: `img` between blocks. */
export const cleanSectionHtml = (html: string): string => cleaned(html, { pictures: true })

type Allowed = { pictures: boolean }

function cleaned(html: string, allowed: Allowed): string {
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
        else start(writer, tag, allowed)
      },
      onEndTag(tag) {
        if (dropped.isOpen) dropped.end(tag)
        else end(writer, tag)
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

function start(writer: HtmlWriter, { tagName, attrs }: Tag, { pictures }: Allowed) {
  const inline = inlines[tagName]
  if (inline) writer.startInline(inline)
  else if (tagName === 'hr') writer.single('<hr>')
  else if (tagName === 'img' && pictures) writePicture(writer, attrs)
  else if (isBlock(tagName)) writer.startBlock(tagName)
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

function end(writer: HtmlWriter, { tagName }: Tag) {
  const inline = inlines[tagName]
  if (inline) writer.endInline(inline)
  else if (isBlock(tagName)) writer.endBlock(tagName)
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
