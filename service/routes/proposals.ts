import { Hono } from 'hono'
import { createProposal } from '#service/domain/proposal-create.ts'
import { listProposals } from '#service/domain/proposal-list.ts'
import { updateProposal } from '#service/domain/proposal-update.ts'
import { deleteProposal, getAppProposal, inVersion2 } from '#service/domain/proposals.ts'
import { sendProposal } from '#service/domain/sending.ts'
import type { Unit } from '#service/domain/unit.ts'
import * as changes from '#wire/proposal-changes.ts'
import * as details from '#wire/proposal-details.ts'
import * as wire from '#wire/proposals.ts'
import type { ServiceEnv } from './env.ts'
import { without } from './etag.ts'
import { mount, mountPage } from './mount.ts'

export const proposals = new Hono<ServiceEnv>()

/** Visits and comments while somebody edits a proposal do not change its ETag. */
export const edited = (proposal: details.Proposal) => without(proposal, 'comments', 'emails', 'logs', 'date_viewed')
export const current = async (unit: Unit, { params }: { params: { id: number } }) =>
  edited(await getAppProposal(unit, params.id))

mountPage(proposals, wire.listProposals, (unit, { params, query }) => listProposals(unit, { ...params, ...query }))
mountPage(proposals, wire.listProposalsByQuery, (unit, { query }) => listProposals(unit, query))
// What version 2 does not know counts in the ETag all the same: the app and others write the same proposal.
mount(proposals, details.getProposal, (unit, { params }) => getAppProposal(unit, params.id), {
  edited,
  told: inVersion2,
})
mount(proposals, details.createProposal, (unit, { body }) => createProposal(unit, body))
mount(proposals, changes.updateProposal, (unit, { params, body }) => updateProposal(unit, params.id, body), { current })
mount(proposals, changes.sendProposal, (unit, { params, body }) => sendProposal(unit, params.id, body), { current })
mount(proposals, changes.deleteProposal, (unit, { params }) => deleteProposal(unit, params.id), { current })
