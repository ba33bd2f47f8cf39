import { Hono } from 'hono'
import { proposalDocument } from '#service/domain/proposal-document.ts'
import type { Ports } from '#service/ports.ts'
import { downloadProposal } from '#wire/proposal-document.ts'
import type { ServiceEnv } from './env.ts'
import { mountDocument } from './mount.ts'

/** A proposal as a PDF, for its account's users. */
export function proposalDocuments(ports: Pick<Ports, 'readFont' | 'files'>) {
  const api = new Hono<ServiceEnv>()
  mountDocument(api, downloadProposal, (unit, { params, query }, signal) =>
    proposalDocument(unit, params.id, query, ports, signal),
  )
  return api
}
