import { Hono } from 'hono'
import { deleteProposal } from '#service/domain/proposals.ts'
import type { Unit } from '#service/domain/unit.ts'
import {
  createV1Proposal,
  getV1Proposal,
  listV1Proposals,
  sendV1Proposal,
  updateV1Proposal,
} from '#service/domain/v1-proposals.ts'
import * as wire from '#wire/v1-proposals.ts'
import type { ServiceEnv } from './env.ts'
import { without } from './etag.ts'
import { mount, mountPage } from './mount.ts'

export const v1Proposals = new Hono<ServiceEnv>()

/** As in version 2: what others see or say meanwhile is no change. */
const edited = (proposal: wire.V1Proposal) => without(proposal, 'comments', 'emails', 'logs')
const versions = {
  current: async (unit: Unit, { params }: { params: { id: number } }) => edited(await getV1Proposal(unit, params.id)),
}

mountPage(v1Proposals, wire.listProposals, (unit, { params, query }) => listV1Proposals(unit, { ...params, ...query }))
mountPage(v1Proposals, wire.listProposalsByQuery, (unit, { query }) => listV1Proposals(unit, query))
mount(v1Proposals, wire.getProposal, (unit, { params }) => getV1Proposal(unit, params.id), { edited })
mount(v1Proposals, wire.createProposal, (unit, { body }) => createV1Proposal(unit, body))
mount(v1Proposals, wire.updateProposal, (unit, { params, body }) => updateV1Proposal(unit, params.id, body), versions)
mount(v1Proposals, wire.sendProposal, (unit, { params, body }) => sendV1Proposal(unit, params.id, body), versions)
mount(v1Proposals, wire.deleteProposal, (unit, { params }) => deleteProposal(unit, params.id), versions)
