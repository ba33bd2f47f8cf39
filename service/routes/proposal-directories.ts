import { Hono } from 'hono'
import { listProposalDirectories } from '#service/domain/proposal-directories.ts'
import * as wire from '#wire/proposal-directories.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const proposalDirectories = new Hono<ServiceEnv>()

mount(proposalDirectories, wire.listProposalDirectories, listProposalDirectories)
