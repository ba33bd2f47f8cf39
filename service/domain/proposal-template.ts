import { selectAccount } from '#service/store/account.ts'
import { findDesign, findFavorite } from '#service/store/templates.ts'
import { maxSections } from '#wire/limits.ts'
import type { Checked } from '#wire/operation.ts'
import type { saveAsTemplate as wire, TemplatePreview } from '#wire/proposal-template.ts'
import { setupIn } from './agree-setup.ts'
import { foundWords, withTags, wordsOfCustomer } from './customer-words.ts'
import type { StoredProposal } from './proposal-answer.ts'
import type { Content } from './proposal-content.ts'
import { needProposal } from './proposals.ts'
import { Refused } from './refused.ts'
import { insertFavorite } from './settings-favorite-templates.ts'
import { createTextTemplate } from './settings-templates.ts'
import type { TemplateTable } from './template-content.ts'
import { bringsOf } from './template-gallery.ts'
import type { Unit } from './unit.ts'
import type { Account } from './viewing.ts'
import { currentVersion } from './working-version.ts'

/** What a template made of this proposal would bring, and which words of its customer. */
export async function previewTemplate(unit: Unit, id: number): Promise<TemplatePreview> {
  const { proposal, content } = await sourceOf(unit, id)
  const { design_template_id: design } = proposal
  const { agree_setup } = await selectAccount(unit.db)
  return {
    brings: {
      id,
      name: proposal.name,
      ...bringsOf({
        design: design === null ? undefined : await findDesign(unit.db, design),
        sections: content.sections,
        tables: templateTables(content),
        attachments: content.attachments ?? [],
        setup: setupIn(proposal.agree_setup ?? agree_setup),
      }),
    },
    customer_words: foundWords(await wordsOfCustomer(unit, proposal), content),
  }
}

/** Texts become a text template of the same name; a proposal made with both begins as this one is. */
export async function saveAsTemplate(unit: Unit, id: number, { name, replace }: Checked<typeof wire>['body']) {
  const { proposal, content } = await sourceOf(unit, id)
  refuseMoreSections(content)
  const words = (await wordsOfCustomer(unit, proposal)).filter(({ word }) => replace.includes(word))
  const account = await selectAccount(unit.db)
  const text = await createTextTemplate(unit, {
    name,
    language: proposal.language || account.locale,
    sections: withTags(content.sections, words).map(({ title, html }) => ({ title, html })),
  })
  const { favorite_template_id: made_with } = proposal
  const former = made_with === null ? undefined : await findFavorite(unit.db, made_with)
  return insertFavorite(unit, {
    name,
    text_template_id: text.id,
    design_template_id: proposal.design_template_id,
    automation_set_id: proposal.automation_set_id,
    custom_fields: former?.custom_fields ?? '[]',
    pricetables: templateTables(content),
    attachments: content.attachments ?? [],
    agree_setup: askedBy(account, proposal),
    reading_order: content.order ? JSON.stringify(content.order) : null,
  })
}

/** A text template with more could not be saved again in the settings. */
function refuseMoreSections({ sections }: Content) {
  if (sections.length > maxSections)
    throw new Refused(
      'conflict',
      `This proposal has ${sections.length} sections, and a template at most ${maxSections}. Join some of them, or make the template of a copy with less.`,
    )
}

/** What accepting asks for; whether a password is asked for stands beside it once it was changed. */
function askedBy({ agree_setup }: Pick<Account, 'agree_setup'>, proposal: StoredProposal) {
  const setup = setupIn(proposal.agree_setup ?? agree_setup)
  const password = proposal.asks_password === 1
  return setup.password === password ? proposal.agree_setup : JSON.stringify({ ...setup, password })
}

/** As it was written: what receivers chose is theirs. */
async function sourceOf(unit: Unit, id: number) {
  const proposal = await needProposal(unit, id)
  const { content } = await currentVersion(unit, proposal)
  return { proposal, content: JSON.parse(content) as Content }
}

/** A table of a template has a Unique ID; rows lose the identity they have in this proposal. */
function templateTables({ pricetables }: Content): TemplateTable[] {
  const ids = uniqueIds(pricetables.map(({ id }) => id))
  return pricetables.map(({ title, settings, rows }, at) => ({
    id: ids[at] ?? '',
    title,
    settings,
    rows: rows.map(({ id: _id, ...row }) => row),
  }))
}

/** Each keeps its own; what has none, or that of one before it, gets one that no other has. */
function uniqueIds(own: readonly (string | null)[]): string[] {
  const taken = new Set(own)
  return own.map((id, at) => {
    if (id !== null && own.indexOf(id) === at) return id
    let number = at + 1
    while (taken.has(`table-${number}`)) number += 1
    taken.add(`table-${number}`)
    return `table-${number}`
  })
}
