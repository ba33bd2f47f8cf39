import { Hono } from 'hono'
import { getBoard, getBoardColumn } from '#service/domain/board.ts'
import { saveContent } from '#service/domain/content-save.ts'
import { createComment } from '#service/domain/proposal-comments.ts'
import { copyProposal } from '#service/domain/proposal-copy.ts'
import { getProposalVersion, listProposalVersions, restoreProposalVersion } from '#service/domain/proposal-versions.ts'
import * as board from '#wire/board.ts'
import { createComment as comment } from '#wire/proposal-comments.ts'
import { saveContent as save } from '#wire/proposal-content.ts'
import { copyProposal as copy } from '#wire/proposal-copy.ts'
import * as versions from '#wire/proposal-versions.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'
import { edited, current } from './proposals.ts'

/** What only the app does with proposals; the rest stands in proposals.ts. */
export const appProposals = new Hono<ServiceEnv>()

mount(appProposals, save, (unit, { params, body }) => saveContent(unit, params.id, body), { edited, current })
mount(appProposals, copy, (unit, { params, body }) => copyProposal(unit, params.id, body))
mount(appProposals, versions.listProposalVersions, (unit, { params }) => listProposalVersions(unit, params.id))
mount(appProposals, versions.getProposalVersion, (unit, { params }) =>
  getProposalVersion(unit, params.id, params.version_id),
)
mount(
  appProposals,
  versions.restoreProposalVersion,
  (unit, { params, body }) => restoreProposalVersion(unit, params.id, params.version_id, body.reopen),
  { edited, current },
)
mount(appProposals, comment, (unit, { params, body }) => createComment(unit, params.id, body.comment))
mount(appProposals, board.getBoard, (unit, { query }) => getBoard(unit, query))
mount(appProposals, board.getBoardColumn, (unit, { params, query }) => getBoardColumn(unit, { ...params, ...query }))
