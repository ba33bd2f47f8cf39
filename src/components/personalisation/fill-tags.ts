import { tagIn, type TagValues } from '#wire/personalisation.ts'

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const valueOf = (values: TagValues, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined)

/** Puts values in the place of their tags in HTML, as text; a tag without a value is marked, so that it is seen. */
export const fillTags = (html: string, values: TagValues) =>
  html.replace(tagIn, (tag, name: string) => {
    const value = valueOf(values, name)
    return value === undefined || value === '' ? `<mark>${tag}</mark>` : escaped(value)
  })

/** The tags that nothing stands for, each once. */
export const unfilledTags = (texts: readonly string[], values: TagValues): string[] => [
  ...new Set(
    texts.flatMap((text) =>
      [...text.matchAll(tagIn)].flatMap(([tag, name = '']) => (valueOf(values, name) ? [] : [tag])),
    ),
  ),
]
