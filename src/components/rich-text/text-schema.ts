import { getSchema } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'

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

/** What a text can hold: the elements that are allowed (interface, section 5), without attributes. */
export const textParts = [Document, Paragraph, Text, Heading, HorizontalRule, BulletList, Numbered, Item, Bold, Italic]

export const textSchema = getSchema(textParts)
