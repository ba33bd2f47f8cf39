import { DOMParser as TextReader, type Node } from '@tiptap/pm/model'
import { pastedHtml, quiet } from './pasted-html.ts'
import { sectionSchema } from './text-schema.ts'

/** Read apart from the page: nothing in it runs or is fetched. */
const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Cleaned HTML as a text that can be written in. */
export const readText = (clean: string, schema = sectionSchema): Node =>
  TextReader.fromSchema(schema).parse(bodyOf(clean))

/** What comes from the clipboard, as a text holds it. */
export const readPasted = (html: string) => pastedHtml(bodyOf(quiet(html)))
