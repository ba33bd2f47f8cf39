import { isTag, tagIn, type TagValues } from '#wire/personalisation.ts'
import { htmlOfText } from '#wire/html-text.ts'

const valueOf = (values: TagValues, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined)

/** A paragraph that holds one tag and nothing else. */
const lone = /<p>\s*\[([a-z][a-z0-9_-]*)\]\s*<\/p>/gi

/**
 * Puts values in the place of their tags in HTML, as text; a tag without a value is marked, so that it is seen.
 * A tag that is a paragraph by itself makes room for the `formatted` value it has: HTML (interface, section 5).
 */
export const fillTags = (html: string, values: TagValues, formatted: TagValues = {}) => {
  const blocks: string[] = []
  const kept = html.replace(lone, (paragraph, name: string) =>
    valueOf(formatted, name) ? `<${blocks.push(valueOf(formatted, name) ?? '') - 1}>` : paragraph,
  )
  return kept
    .replace(tagIn, (tag, name: string) => {
      const value = valueOf(values, name)
      if (value) return htmlOfText(value)
      return isTag(tag) ? `<mark>${tag}</mark>` : tag
    })
    .replace(/<(\d+)>/g, (place, at: string) => blocks[Number(at)] ?? place)
}
