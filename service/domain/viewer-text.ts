import { tagIn, type receiverTags, type TagValues } from '#wire/personalisation.ts'
import { cleanSectionHtml } from './clean-html.ts'
import { designSeen } from './designs.ts'
import { proposalLink } from './proposal-answer.ts'
import type { Content } from './proposal-content.ts'
import { tagsTold } from './told-tags.ts'
import type { Unit } from './unit.ts'
import type { Viewing } from './viewing.ts'
import { htmlOfText } from '#wire/html-text.ts'

type Reading = Pick<Unit, 'db' | 'now' | 'appUrl' | 'look'>

/** Sections, design and names as this receiver reads them: tags filled in, nothing else of any other receiver. */
export async function textsFor(unit: Reading, viewing: Viewing, { sections }: Content) {
  const { values, formatted } = await tagValues(unit, viewing)
  return {
    design: viewing.design ? designSeen(viewing.design, (line) => filled(line, values)) : null,
    sections: sections.map(({ id, title, html }) => ({
      id,
      title: filled(title, values),
      html: cleanSectionHtml(filledHtml(html, values, formatted)),
    })),
    names: { name: values.proposal_name, proposal_nr: values.proposal_nr, contact_name: values.contact_name },
  }
}

/** The sections alone. */
export const sectionsFor = async (unit: Reading, viewing: Viewing, content: Content) =>
  (await textsFor(unit, viewing, content)).sections

const valueOf = (values: TagValues, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined)
const filled = (text: string, values: TagValues) =>
  text.replace(tagIn, (tag, name: string) => valueOf(values, name.toLowerCase()) ?? tag)

/** A paragraph that holds one tag and nothing else. */
const lone = /<p>\[([a-z][a-z0-9_-]*)\]<\/p>/gi

/** A tag that is a paragraph by itself is replaced by the HTML of its field. */
const filledHtml = (html: string, values: TagValues, formatted: TagValues) =>
  html
    .split(/(<p>\[[a-z][a-z0-9_-]*\]<\/p>)/gi)
    .map((part) => {
      const [, name] = new RegExp(lone.source, 'i').exec(part) ?? []
      const block = name && valueOf(formatted, name.toLowerCase())
      if (block) return block
      return part.replace(tagIn, (tag, name: string) => {
        const value = valueOf(values, name.toLowerCase())
        return value === undefined ? tag : htmlOfText(value)
      })
    })
    .join('')

async function tagValues(unit: Reading, viewing: Viewing) {
  const { receiver } = viewing
  const { values, formatted } = await tagsTold(unit, viewing)
  const own: Record<(typeof receiverTags)[number], string> = {
    contact_firstname: receiver.firstname || receiver.fullname,
    contact_fullname: receiver.fullname,
    contact_salutation: receiver.salutation,
    proposal_link: unit.look?.link ?? proposalLink(unit, receiver.link_token),
  }
  return { values: { ...values, ...own }, formatted }
}
