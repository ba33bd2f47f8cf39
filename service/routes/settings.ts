import { Hono } from 'hono'
import * as domain from '#service/domain/settings.ts'
import { removeSetting } from '#service/domain/setting-removal.ts'
import * as tags from '#service/domain/tag-changes.ts'
import * as automationSets from '#wire/settings-automation-sets.ts'
import * as directories from '#wire/settings-proposal-directories.ts'
import * as tagWire from '#wire/settings-tags.ts'
import * as vatGroups from '#wire/settings-vat-groups.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const settings = new Hono<ServiceEnv>()

mount(settings, vatGroups.createVatGroup, (unit, { body }) => domain.createVatGroup(unit, body))
mount(settings, vatGroups.updateVatGroup, (unit, { params, body }) => domain.updateVatGroup(unit, params.id, body))
mount(settings, vatGroups.deleteVatGroup, (unit, { params, query }) =>
  removeSetting(unit, 'vat_group', params.id, query.replace_by),
)

mount(settings, directories.listAllProposalDirectories, domain.listAllProposalDirectories)
mount(settings, directories.createProposalDirectory, (unit, { body }) => domain.createProposalDirectory(unit, body))
mount(settings, directories.updateProposalDirectory, (unit, { params, body }) =>
  domain.updateProposalDirectory(unit, params.id, body),
)
mount(settings, directories.deleteProposalDirectory, (unit, { params, query }) =>
  removeSetting(unit, 'proposal_directory', params.id, query.replace_by),
)

mount(settings, automationSets.createAutomationSet, (unit, { body }) => domain.createAutomationSet(unit, body))
mount(settings, automationSets.updateAutomationSet, (unit, { params, body }) =>
  domain.updateAutomationSet(unit, params.id, body),
)
mount(settings, automationSets.deleteAutomationSet, (unit, { params, query }) =>
  removeSetting(unit, 'automation_set', params.id, query.replace_by),
)

mount(settings, tagWire.createTag, (unit, { body }) => tags.createTag(unit, body))
mount(settings, tagWire.updateTag, (unit, { params, body }) => tags.updateTag(unit, params.id, body))
mount(settings, tagWire.mergeTag, (unit, { params, body }) => tags.mergeTag(unit, params.id, body))
mount(settings, tagWire.deleteTag, (unit, { params }) => tags.deleteTag(unit, params.id))
