import { takeProposalNumber } from '#service/store/account.ts'
import { insertProposal, updateProposal } from '#service/store/proposals.ts'
import { insertReceivers } from '#service/store/receivers.ts'
import { searchKey } from '#service/store/search-key.ts'
import { addProposalTags } from '#service/store/tags.ts'
import { findFavorite, findText } from '#service/store/templates.ts'
import type { createAppProposal } from '#wire/app-proposal.ts'
import { dayIn } from '#wire/calendar-day.ts'
import type { Checked } from '#wire/operation.ts'
import { receiverBy, setupIn } from './agree-setup.ts'
import type { StoredContact } from './contact-answer.ts'
import { proposalValues, setProposalCustomFields } from './custom-values.ts'
import { recordEvent } from './events.ts'
import { FaultList } from './fault-list.ts'
import { checkedContact, checkedReceivers, checkedTotals, checkSettings, checkUser } from './proposal-checks.ts'
import { calculatedTotal, startingContent, type Content } from './proposal-content.ts'
import { logAction } from './proposal-log.ts'
import { proposalRecord } from './proposals.ts'
import { withRowPictures } from './row-pictures.ts'
import { proposalSearchKey } from './search-keys.ts'
import { tagIds } from './tags.ts'
import { attachmentsIn, orderIn, templateSections, templateTables, type TemplateTable } from './template-content.ts'
import type { Unit } from './unit.ts'
import { beginVersion } from './working-version.ts'

/** Of version 2, or of the app, which knows pictures of rows. */
type NewProposal = Checked<typeof createAppProposal>['body']

/** Creates a proposal from a favorite template (interface, sections 2.1 and 2); reports every fault of the body. */
export async function createProposal(unit: Unit, body: NewProposal) {
  const faults = new FaultList()
  const contact = await checkedContact(unit, body.contact_id, faults)
  const people = contact ? await checkedReceivers(unit, contact, body.contact_people, faults) : []
  await checkUser(unit, body.account_user_id, faults)
  await checkSettings(unit, body, faults)
  const template = await templateOf(unit, body, faults)
  const values = await proposalValues(unit, body.custom_fields, faults)
  const { sections = [], tables = [], ...more } = template ?? {}
  const added = await withRowPictures(unit, body.content?.pricetables ?? [], faults, 'content.pricetables')
  const content = startingContent(sections, tables, added, more)
  const totals = checkedTotals(calculatedTotal(content), body.price_total, faults)
  if (!contact || !template || faults.found) throw faults.refusal

  const { proposal_nr, ...account } = await nextNumber(unit)
  // A snapshot: what a sent proposal asks for does not follow the settings.
  const agree_setup = template.agree_setup ?? account.agree_setup
  const setup = setupIn(agree_setup)
  const names = { name: body.name, proposal_nr, contact, people: people.map(({ fullname }) => fullname) }
  const { id } = await insertProposal(unit.db, {
    ...template.settings,
    agree_setup,
    ...totals,
    ...searchedBy(names, content),
    proposal_nr,
    status: body.status,
    account_user_id: body.account_user_id ?? unit.user.id,
    contact_id: contact.id,
    directory_id: body.directory_id ?? null,
    remarks: '',
    asks_password: setup.password ? 1 : 0,
    views: 0,
    created_at: unit.now,
    modified_at: unit.now,
    modified_by: unit.user.id,
    won_at: body.status === 'won' ? unit.now : null,
  })
  const version = await beginVersion(unit, id, 1, JSON.stringify(content))
  await updateProposal(unit.db, id, { version_id: version.id })
  await insertReceivers(
    unit.db,
    id,
    people.map(({ id }) => id),
    receiverBy(setup),
  )
  await setProposalCustomFields(unit, id, values)
  await addProposalTags(unit.db, id, await tagIds(unit, body.tags))
  await logAction(unit, id, 'created the proposal', { kind: 'created' })
  await recordEvent(unit, 'proposal_created', proposalRecord(id))
  if (body.status === 'won' || body.status === 'lost')
    await recordEvent(unit, `proposal_${body.status}`, proposalRecord(id))
  return { id, version_id: version.id }
}

/**
 * `<year>-<counter of at least 4 digits>`, of the year it is in the account's time zone, unique in the account even when
 * many are created at once; and what the account asks of who signs.
 */
export async function nextNumber({ db, now }: Unit) {
  const { number, agree_setup, time_zone } = await takeProposalNumber(db)
  const [year] = dayIn(time_zone, now).split('-')
  return { proposal_nr: `${year}-${String(number).padStart(4, '0')}`, agree_setup }
}

type Names = { name: string; proposal_nr: string; contact: StoredContact; people: readonly string[] }

const searchedBy = (names: Names, content: Content) => ({
  name: names.name,
  name_key: searchKey(names.name),
  search_key: proposalSearchKey({ ...names, content }),
})

/** Defaults of the favorite template; design, text and automations of the body take precedence. */
async function templateOf({ db }: Unit, body: NewProposal, faults: FaultList) {
  const favorite = await findFavorite(db, body.proposal_template_id)
  if (!favorite) {
    faults.add('proposal_template_id', `There is no favorite template ${body.proposal_template_id}`)
    return undefined
  }
  const textId = body.text_template_id ?? favorite.text_template_id
  const text = textId === null ? undefined : await findText(db, textId)
  const tables = templateTables(favorite)
  checkTables(tables, body, faults)
  return {
    sections: text ? templateSections(text) : [],
    tables,
    attachments: attachmentsIn(favorite),
    order: orderIn(favorite),
    settings: {
      favorite_template_id: favorite.id,
      text_template_id: textId,
      design_template_id: body.design_template_id ?? favorite.design_template_id,
      automation_set_id: body.automations_set_id ?? favorite.automation_set_id,
      language: text?.language ?? '',
    },
    agree_setup: favorite.agree_setup,
  }
}

function checkTables(tables: readonly TemplateTable[], { content }: NewProposal, faults: FaultList) {
  const known = tables.map(({ id }) => id)
  for (const [at, { id }] of (content?.pricetables ?? []).entries())
    if (!known.includes(id))
      faults.add(
        `content.pricetables.${at}.id`,
        `The template has no price table ${id}. ${known.length > 0 ? `It has: ${known.join(', ')}` : 'It has none'}`,
      )
}
