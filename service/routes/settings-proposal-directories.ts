import { Hono } from 'hono'
import { removeSetting } from '#service/domain/setting-removal.ts'
import * as domain from '#service/domain/settings-proposal-directories.ts'
import * as wire from '#wire/settings-proposal-directories.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const settingsProposalDirectories = new Hono<ServiceEnv>()

mount(settingsProposalDirectories, wire.listAllProposalDirectories, domain.listAllProposalDirectories)
mount(settingsProposalDirectories, wire.createProposalDirectory, (unit, { body }) =>
  domain.createProposalDirectory(unit, body),
)
mount(settingsProposalDirectories, wire.updateProposalDirectory, (unit, { params, body }) =>
  domain.updateProposalDirectory(unit, params.id, body),
)
mount(settingsProposalDirectories, wire.deleteProposalDirectory, (unit, { params, query }) =>
  removeSetting(unit, 'proposal_directory', params.id, query.replace_by),
)
