/** Words in square brackets that are filled when a proposal is sent: for each receiver their own. */
export const receiverTags = ['contact_firstname', 'contact_fullname', 'contact_salutation', 'proposal_link'] as const

/** The same for every receiver of a proposal; beside these, `custom_<name>` stands for a custom field's value. */
export const proposalTags = [
  'account_name',
  'contact_name',
  'proposal_name',
  'proposal_nr',
  'proposal_date',
  'user_name',
  'user_firstname',
  'user_phone',
  'user_email',
] as const

export type PersonalisationTag = (typeof receiverTags)[number] | (typeof proposalTags)[number]

/** Tag → what stands in its place. */
export type TagValues = Readonly<Record<string, string>>

/** A tag in a text; its name is the first group. */
export const tagIn = /\[([a-z][a-z0-9_-]*)\]/gi

const names: readonly string[] = [...receiverTags, ...proposalTags]

/** Of a word in square brackets, whether it is meant to be filled; others are left as they are, `[sic]`. */
export const isTag = (word: string) => {
  const name = word.slice(1, -1).toLowerCase()
  return names.includes(name) || name.startsWith('custom_')
}

/** Puts values in the place of their tags, `[contact_firstname]`; a tag without a value stays, so that it is seen. */
export const fillText = (text: string, values: TagValues) =>
  text.replace(tagIn, (tag, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? tag) : tag))

/** The words in square brackets that no value stands for, an empty one neither: each once, as it is written. */
export const unfilled = (texts: readonly string[], values: TagValues): string[] => [
  ...new Set(
    texts.flatMap((text) =>
      [...text.matchAll(tagIn)].flatMap(([word, name = '']) =>
        Object.hasOwn(values, name) && values[name] ? [] : [word],
      ),
    ),
  ),
]

/** Those of them that are tags. */
export const unfilledTags = (texts: readonly string[], values: TagValues) => unfilled(texts, values).filter(isTag)

/** The tags of custom fields with their values; HTML as plain text, since a mail has no other. */
export function customTags(
  fields: readonly { name: string; type: string }[],
  values: Readonly<Record<string, string>>,
): TagValues {
  const isHtml = (field: string) => fields.some(({ name, type }) => name === field && type === 'html')
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [`custom_${field}`, isHtml(field) ? plainText(value) : value]),
  )
}

/** HTML of wire section 5 as plain text, a line for each block and a dash before each item. */
export const plainText = (html: string) =>
  html
    .replace(/<li>(?:<p>)?/g, '\n- ')
    .replace(/<(?:p|h[1-6]|ul|ol|hr)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/\n{2,}/g, '\n')
    .trim()
    .replace(/&(lt|gt|nbsp|amp);/g, (_, name: keyof typeof entities) => entities[name])

const entities = { lt: '<', gt: '>', nbsp: '\u00a0', amp: '&' }
