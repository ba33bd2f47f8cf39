import type { Prices } from '#pricing/price-tables.ts'
import { selectAccount } from '#service/store/account.ts'
import { selectVersions } from '#service/store/proposals.ts'
import { selectReceivers } from '#service/store/receivers.ts'
import type { Stored } from '#service/store/schema.ts'
import { selectProposalAcceptances, selectProposalDeclines } from '#service/store/viewer.ts'
import { selectHumanVisits, selectMachineVisits } from '#service/store/visits.ts'
import type { CustomerAcceptance, CustomerChoices, CustomerDecline, ProposalCustomer } from '#wire/proposal-customer.ts'
import { setupOf } from './agree-setup.ts'
import { contentIn, type Content, type StoredRow } from './proposal-content.ts'
import { noLine, receiverLines } from './receiver-lines.ts'
import { needProposal } from './proposals.ts'
import { timestamp } from './timestamp.ts'
import type { Unit } from './unit.ts'
import { receiverAnswer } from './viewer-answer.ts'
import { pricesOf } from './viewer-document.ts'

type Version = Stored<'proposal_version'>
/** Of one proposal; more are only of interest when something is wrong. */
const mostMachineVisits = 200

type Receivers = Awaited<ReturnType<typeof selectReceivers>>

/** The customer's choices, visits, signatures and declines beside the version they were sent (interface, section 8). */
export async function getProposalCustomer(unit: Unit, proposalId: number): Promise<ProposalCustomer> {
  const proposal = await needProposal(unit, proposalId)
  const versions = await selectVersions(unit.db, proposalId)
  const sent = versions.find(({ sent_at }) => sent_at !== null)
  const receivers = await selectReceivers(unit.db, proposalId)
  const visits = await selectHumanVisits(unit.db, proposalId)
  const machines = await selectMachineVisits(unit.db, proposalId, mostMachineVisits)
  const acceptances = await selectProposalAcceptances(unit.db, proposalId)
  const declines = await selectProposalDeclines(unit.db, proposalId)
  const lines = await receiverLines(unit, proposalId, { receivers, versions, visits, acceptances, declines })
  const onSent = (act: { version_id: number }) => act.version_id === sent?.id
  const acts = { acceptances: acceptances.filter(onSent), declines: declines.filter(onSent) }
  const numbers = new Map(versions.map(({ id, number }) => [id, number]))
  const common = (act: (typeof acceptances | typeof declines)[number]) => ({
    contact_people_id: act.contact_id,
    fullname: act.fullname,
    version_id: act.version_id,
    version_number: numbers.get(act.version_id) ?? 0,
    counts: onSent(act),
  })
  return {
    version:
      sent && sent.sent_at !== null ? { id: sent.id, number: sent.number, date_sent: timestamp(sent.sent_at) } : null,
    choices: sent ? choicesOf(sent, receivers, acts.acceptances.length > 0) : null,
    acceptances: acceptances.map((one): CustomerAcceptance => ({
      ...common(one),
      name: one.name,
      date: timestamp(one.signed_at),
      fields: JSON.parse(one.fields) as CustomerAcceptance['fields'],
      signature: JSON.parse(one.signature) as CustomerAcceptance['signature'],
      hash: one.hash,
    })),
    declines: declines.map((one): CustomerDecline => ({
      ...common(one),
      reason: one.reason,
      text: one.comment,
      date: timestamp(one.declined_at),
    })),
    agree_fields: acceptances.length > 0 ? setupOf({ account: await selectAccount(unit.db), proposal }).fields : [],
    receivers: receivers.map((receiver) => {
      const { id, name: fullname, ...state } = receiverAnswer(acts, receiver, visits)
      const { firstname, salutation } = receiver
      const line = lines.get(receiver.id) ?? noLine
      return { contact_people_id: id, fullname, firstname, salutation, ...state, line }
    }),
    machine_visits: machines.map(({ contact_id, fullname, started_at }) => ({
      contact_people_id: contact_id,
      fullname,
      date: timestamp(started_at),
    })),
  }
}

/** The version as sent, and with its receivers' choices. */
function choicesOf(version: Version, receivers: Receivers, frozen: boolean): CustomerChoices {
  const [sent, chosen] = [contentIn({ content: version.content }), contentIn(version)]
  const by = receivers.find(({ contact_id }) => contact_id === version.choices_by)
  const priced = { sent: pricesOf(sent, version.override_cents), chosen: pricesOf(chosen, version.override_cents) }
  return {
    changed:
      version.choices_at === null
        ? null
        : {
            contact_people_id: version.choices_by ?? 0,
            fullname: by?.fullname ?? '',
            date: timestamp(version.choices_at),
          },
    frozen,
    sent: figuresIn(priced.sent),
    chosen: figuresIn(priced.chosen),
    rows: rowsOf(sent, priced.sent).flatMap(({ row, table, ...before }, at) => {
      const after = rowsOf(chosen, priced.chosen)[at]
      if (!after || row.type !== 'price' || (row.selectable === false && !row.user_quantity)) return []
      return [
        {
          row_id: row.id,
          table,
          content: row.content,
          selectable: row.selectable !== false,
          user_quantity: row.user_quantity,
          changed: before.line.selected !== after.line.selected || before.line.quantity !== after.line.quantity,
          sent: before.line,
          chosen: after.line,
        },
      ]
    }),
  }
}

function figuresIn({ recurring: { month, year }, ...prices }: Prices): CustomerChoices['sent'] {
  const { price_total, price_total_original, price_total_override, total_with_vat } = prices
  const recurring = { month: sumsIn(month), year: sumsIn(year) }
  return { price_total, price_total_original, price_total_override, total_with_vat, recurring }
}

const sumsIn = ({ subtotal, total }: Prices['recurring']['month']) => ({ subtotal, total })

type Line = { row: StoredRow; table: string; line: CustomerChoices['rows'][number]['sent'] }

/** Every row with its amount; choices change neither the number of rows nor their order. */
const rowsOf = ({ pricetables }: Content, { tables }: Prices): Line[] =>
  pricetables.flatMap(({ title, rows }, at) =>
    rows.map((row, index) => {
      const priced = tables[at]?.rows[index]
      const quantity = row.type === 'price' ? row.quantity : 0
      return {
        row,
        table: title,
        line: { selected: priced?.selected ?? false, subtotal: priced?.subtotal ?? null, quantity },
      }
    }),
  )
