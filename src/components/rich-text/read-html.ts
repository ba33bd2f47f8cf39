import { DOMParser as TextReader, type Node } from '@tiptap/pm/model'
import { pastedHtml, quiet, type SectionPaste } from './pasted-html.ts'
import { sectionSchema } from './text-schema.ts'

/** Read apart from the page: nothing in it runs or is fetched. */
const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Cleaned HTML as a text that can be written in. */
export const readText = (clean: string, schema = sectionSchema): Node =>
  TextReader.fromSchema(schema).parse(bodyOf(clean))

/** What comes from the clipboard, as a text holds it. */
export const readPasted = (html: string, section?: SectionPaste) => pastedHtml(bodyOf(quiet(html)), section)

/** The same for a cell, which holds one line; the cells of a table that comes alone stay cells. */
export function readPastedIntoCell(html: string) {
  const text = readPasted(html, { takePicture: () => undefined })
  return /^<table>(?:(?!<table>).)*<\/table>$/s.test(text)
    ? text
    : text
        .replace(/<\/(?:p|h[1-6]|li|td|th)>/g, ' ')
        .replace(/<(?!\/?(?:a|strong|em)\b)[^<>]*>/g, '')
        .trim()
}

/** Lines as a cell holds them, where each would fill a cell of its own. */
export const inOneLine = (text: string) => text.trim().replace(/\s*[\r\n]\s*/g, ' ')
