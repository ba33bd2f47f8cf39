import { Hono } from 'hono'
import { saveContent } from '#service/domain/content-save.ts'
import { getProposalAgreement, updateProposalAgreement } from '#service/domain/proposal-agree.ts'
import { createComment, listComments, updateComment } from '#service/domain/proposal-comments.ts'
import { listAppProposals } from '#service/domain/proposal-list.ts'
import { createProposal } from '#service/domain/proposal-create.ts'
import { copyProposal } from '#service/domain/proposal-copy.ts'
import { getProposalCustomer } from '#service/domain/proposal-customer.ts'
import { previewTemplate, saveAsTemplate } from '#service/domain/proposal-template.ts'
import { previewProposal } from '#service/domain/proposal-preview.ts'
import { getProposalRecord } from '#service/domain/proposal-record.ts'
import { getTimeline } from '#service/domain/timeline.ts'
import { undoProposalStatus } from '#service/domain/proposal-status-undo.ts'
import { listQuestions } from '#service/domain/questions.ts'
import { getProposalVersion, listProposalVersions, restoreProposalVersion } from '#service/domain/proposal-versions.ts'
import * as agreement from '#wire/proposal-agree.ts'
import * as comments from '#wire/proposal-comments.ts'
import { createAppProposal } from '#wire/app-proposal.ts'
import { saveContent as save } from '#wire/proposal-content.ts'
import { copyProposal as copy } from '#wire/proposal-copy.ts'
import { getProposalCustomer as customer } from '#wire/proposal-customer.ts'
import { listAppProposals as list } from '#wire/proposal-list.ts'
import { previewProposal as preview } from '#wire/proposal-preview.ts'
import { getProposalRecord as record } from '#wire/proposal-record.ts'
import * as template from '#wire/proposal-template.ts'
import { undoProposalStatus as undoStatus } from '#wire/proposal-status-undo.ts'
import { getTimeline as timeline } from '#wire/timeline.ts'
import * as versions from '#wire/proposal-versions.ts'
import * as questions from '#wire/questions.ts'
import type { ServiceEnv } from './env.ts'
import { mount, mountPage } from './mount.ts'
import { edited, current } from './proposals.ts'

/** Operations on proposals that only the app has; the others are in proposals.ts. */
export const appProposals = new Hono<ServiceEnv>()

mountPage(appProposals, list, (unit, { query }) => listAppProposals(unit, query))
mount(appProposals, createAppProposal, (unit, { body }) => createProposal(unit, body))
mount(appProposals, save, (unit, { params, body }) => saveContent(unit, params.id, body), { edited, current })
mount(appProposals, template.previewTemplate, (unit, { params }) => previewTemplate(unit, params.id))
mount(appProposals, template.saveAsTemplate, (unit, { params, body }) => saveAsTemplate(unit, params.id, body))
mount(appProposals, copy, (unit, { params, body }) => copyProposal(unit, params.id, body))
mount(appProposals, undoStatus, (unit, { params, body }) => undoProposalStatus(unit, params.id, body), { current })
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
mount(appProposals, customer, (unit, { params }) => getProposalCustomer(unit, params.id))
mount(appProposals, record, (unit, { params }) => getProposalRecord(unit, params.id), {
  edited: ({ details }) => edited(details),
})
mount(appProposals, preview, (unit, { params, body }) => previewProposal(unit, params.id, body), { secrets: ['url'] })
mount(appProposals, agreement.getProposalAgreement, (unit, { params }) => getProposalAgreement(unit, params.id), {
  edited: (answer) => answer,
})
mount(
  appProposals,
  agreement.updateProposalAgreement,
  (unit, { params, body }) => updateProposalAgreement(unit, params.id, body),
  { edited: (answer) => answer, current: (unit, { params }) => getProposalAgreement(unit, params.id) },
)
mount(appProposals, comments.listComments, (unit, { params }) => listComments(unit, params.id))
mount(appProposals, comments.createComment, (unit, { params, body }) => createComment(unit, params.id, body))
mount(appProposals, comments.updateComment, (unit, { params, body }) =>
  updateComment(unit, params.id, params.comment_id, body),
)
mount(appProposals, timeline, (unit, { params, query }) => getTimeline(unit, params.id, query))
mount(appProposals, questions.listQuestions, (unit) => listQuestions(unit))
