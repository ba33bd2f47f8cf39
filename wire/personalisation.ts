/** Tags in square brackets that are filled for each receiver when a proposal is sent. */
export const receiverTags = ['contact_firstname', 'contact_fullname', 'contact_salutation', 'proposal_link'] as const

/** The same for every receiver of a proposal; in addition `custom_<name>` is the value of a custom field. */
export const proposalTags = [
  'account_name',
  'contact_name',
  'proposal_name',
  'proposal_nr',
  'proposal_date',
  'proposal_valid_until',
  'user_name',
  'user_firstname',
  'user_phone',
  'user_email',
] as const

export type PersonalisationTag = (typeof receiverTags)[number] | (typeof proposalTags)[number]

/** Stand in lines of a page alone: which page it is, and of how many. */
export const countTags = ['page', 'pages'] as const

/** Tags of the lines at head and foot of a page: the same for every receiver. */
export const pageTags = [...proposalTags, ...countTags]

export const isPageTag = (name: string) => pageTags.some((tag) => tag === name.toLowerCase())

/** Tag → value. */
export type TagValues = Readonly<Record<string, string>>

/** A tag in a text; its name is the first group. */
export const tagIn = /\[([a-z][a-z0-9_-]*)\]/gi

const names: readonly string[] = [...receiverTags, ...proposalTags]

/** Whether a word in square brackets is a tag; others are left as they are, such as `[sic]`. */
export const isTag = (word: string) => {
  const name = word.slice(1, -1).toLowerCase()
  return names.includes(name) || name.startsWith('custom_')
}

/**
 * Replaces tags such as `[contact_firstname]` by their values; a tag without a value is left in, so that it is noticed.
 */
export const fillText = (text: string, values: TagValues) =>
  text.replace(tagIn, (tag, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? tag) : tag))

/** The line that names what goes along; empty where nothing does. It is no tag that anybody types. */
export const attachmentsTag = 'proposal_attachments'

/** A header is one line, whatever was typed into a name. */
export const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

export type MailText = { subject: string; text: string }

/**
 * A mail as one receiver gets it. The default subject is the proposal's name, and a message without the link gets it
 * appended; below it stands what goes along.
 */
export function filledMail({ subject, text }: MailText, values: TagValues): MailText {
  const { proposal_link: link = '', proposal_name: name = '' } = values
  const filled = fillText(text, values)
  const linked = filled.includes(link) ? filled : `${filled.trimEnd()}\n\n${link}\n`
  const attachments = values[attachmentsTag] ?? ''
  return {
    subject: oneLine(fillText(subject || name, values)),
    text: attachments === '' ? linked : `${linked.trimEnd()}\n\n${attachments}\n`,
  }
}

/** Words in square brackets without a value, or with an empty one: each once, as written. */
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

/** HTML (interface, section 5) as plain text, a line for each block and each row, a dash before each item. */
export const plainText = (html: string) =>
  html
    .replace(/<img [^<>]*?alt="([^"]*)"[^<>]*>/g, '\n($1)\n')
    .replace(/<li>(?:<p>)?/g, '\n- ')
    .replace(/<(?:p|h[1-6]|ul|ol|hr(?: [^<>]*)?|tr|\/?blockquote|\/table)>/g, '\n')
    .replace(/<\/t[dh]><t[dh]>/g, ' | ')
    .replace(/<[^<>]*>/g, '')
    .replace(/\n{2,}/g, '\n')
    .trim()
    .replace(/&(lt|gt|nbsp|amp);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

const entities = { lt: '<', gt: '>', nbsp: '\u00a0', amp: '&' }
