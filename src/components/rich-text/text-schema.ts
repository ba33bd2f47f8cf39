import { getSchema, InputRule, Node } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { isInTable } from '@tiptap/pm/tables'
import { fileAddress, fileTokenIn, type PlacedPicture } from '#wire/pictures.ts'
import { Link } from './text-link.ts'
import { PageBreak } from './page-break.ts'
import { Quote } from './text-quote.ts'
import { tableParts } from './text-table.ts'

/** Numbers begin at 1, as they do where the text is read: an attribute would not be kept. */
const Numbered = OrderedList.extend({ addAttributes: () => ({}), renderHTML: () => ['ol', 0] })

/** Tab goes on to the next field, as everywhere in a form; the brackets move an item in and out. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

/** Between blocks, by the toolbar or as three dashes. It would tear a table apart, whose cells hold no blocks. */
const Rule = HorizontalRule.extend({
  addCommands() {
    const { setHorizontalRule } = this.parent?.() ?? {}
    return { setHorizontalRule: () => (props) => !isInTable(props.state) && setHorizontalRule?.()(props) === true }
  },
  addInputRules() {
    const outside = ({ find, handler }: InputRule) =>
      new InputRule({ find, handler: (props) => (isInTable(props.state) ? null : handler(props)) })
    return this.parent?.().map(outside) ?? []
  },
})

/** One of our own files between blocks (interface, section 5). What shows it is in the editor (picture-view.tsx). */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: attribute('src'),
    alt: attribute('alt'),
    width: attribute('width'),
    height: attribute('height'),
  }),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (element) => pictureOf(element) && null }],
  renderHTML: ({ node }) => ['img', node.attrs],
})

/** Otherwise words that are a number would become one, and an address stay as it was shown at. */
const attribute = (name: keyof PlacedPicture) => ({
  default: '',
  parseHTML: (element: HTMLElement) => (pictureOf(element) || undefined)?.[name],
})

/** False: it is not ours, and no picture. */
function pictureOf(element: HTMLElement): PlacedPicture | false {
  const token = fileTokenIn(element.getAttribute('src') ?? '')
  const [width, height] = [Number(element.getAttribute('width')), Number(element.getAttribute('height'))]
  return token !== undefined && width > 0 && height > 0
    ? { src: fileAddress(token), alt: element.getAttribute('alt') ?? '', width, height }
    : false
}

/** What a text can hold: the elements that are allowed (interface, section 5), without attributes. */
export const textParts = [Document, Paragraph, Text, Heading, Rule, BulletList, Numbered, Item, Bold, Italic]

export const plainSchema = getSchema(textParts)

/** A page break stands in no other block. */
const SectionDocument = Document.extend({ content: '(block | pageBreak)+' })

/** What the text of a section can hold; links, which stand around emphasis, and pictures come with their editor. */
export const sectionParts = [
  ...textParts.filter((part) => part !== Document),
  SectionDocument,
  ...tableParts,
  Quote,
  PageBreak,
]

export const sectionSchema = getSchema([Link, ...sectionParts, Picture])
