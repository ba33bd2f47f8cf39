import {
  attachmentsTag,
  fillText,
  isTag,
  oneLine,
  tagIn,
  type MailText,
  type TagValues,
} from '#wire/personalisation.ts'

/** A piece of a mail as it arrives; `tag` is what it was filled from, `open` where nothing fills it. */
export type MailPart = { text: string; tag?: string; open?: true }

/** A text with its tags filled, in pieces, so that what was filled in can be told from what was written. */
export function filledParts(text: string, values: TagValues): MailPart[] {
  const parts: MailPart[] = []
  let from = 0
  for (const { 0: tag, 1: name = '', index } of text.matchAll(tagIn)) {
    const isKnown = Object.hasOwn(values, name)
    // What is no tag is a word in square brackets.
    if (!isKnown && !isTag(tag)) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    const value = fillText(tag, values)
    parts.push(isKnown && value !== '' ? { text: value, tag } : { text: value || tag, tag, open: true })
    from = index + tag.length
  }
  return from < text.length ? [...parts, { text: text.slice(from) }] : parts
}

/** What `filledMail` sends, in such pieces. */
export function mailParts({ subject, text }: MailText, values: TagValues): Record<keyof MailText, MailPart[]> {
  const { proposal_link: link = '', proposal_name: name = '' } = values
  const hasLink = link === '' || fillText(text, values).includes(link)
  const below: MailPart[] = [{ text: '\n\n' }, { text: link, tag: '[proposal_link]' }]
  const attachments = values[attachmentsTag] ?? ''
  const along: MailPart[] = attachments === '' ? [] : [{ text: '\n\n' }, { text: attachments }]
  return {
    subject: filledParts(subject || name, values).map((part) => ({ ...part, text: lineOf(part.text) })),
    text: hasLink
      ? [...filledParts(along.length > 0 ? text.trimEnd() : text, values), ...along]
      : [...filledParts(text.trimEnd(), values), ...below, ...along],
  }
}

/** One line, its edges kept: it stands between others. */
const lineOf = (text: string) => `${/^\s/.test(text) ? ' ' : ''}${oneLine(text)}${/\S\s+$/.test(text) ? ' ' : ''}`
