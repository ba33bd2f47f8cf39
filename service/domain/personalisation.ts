/** Tag → what stands in its place. */
export type TagValues = Readonly<Record<string, string>>

const tagIn = /\[([a-z][a-z0-9_-]*)\]/gi

/** Puts values in the place of their tags, `[contact_firstname]`; a tag without a value stays, so that it is seen. */
export const fillText = (text: string, values: TagValues) =>
  text.replace(tagIn, (tag, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? tag) : tag))
