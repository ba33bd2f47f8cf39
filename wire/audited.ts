import type { Operation } from './operation.ts'

/** What the service's own pages record in the audit log; all the rest of it is operations. */
export const pageActs = [
  'account.keep',
  'assistants.connect',
  'consents.give',
  'factors.added',
  'factors.recovery-codes',
  'factors.removed',
  'invitations.accepted',
  'sign-ins.failed',
  'sign-ins.succeeded',
  'users.email-confirmed',
  'users.joined',
  'users.linked',
  'users.password-reset',
] as const
export type PageAct = (typeof pageActs)[number]

/** What may stand in the fields with which they tell how it was done, or why it failed. */
export const pageValues = {
  kind: ['authenticator app', 'passkey'],
  method: ['password', 'passkey', 'sso'],
  step: ['authenticator app', 'recovery code', 'second factor'],
  why: ['unverified', 'domain', 'inactive', 'single sign-on is the only way'],
} as const
type PageValues = { [Field in keyof typeof pageValues]?: (typeof pageValues)[Field][number] | undefined }

/** Whose address, which application, how many factors are left. */
type PageFacts = {
  email?: string
  issuer?: string
  role?: string | undefined
  application?: string
  address?: string
  left?: number
}
export type PageChanges = PageValues & PageFacts

/** Beside all that is an admin's and every delete: what brings back, shows, takes along, or opens. */
const alsoRecorded = new Set([
  'trashcan.restore',
  'bulk-changes.begin',
  'bulk-changes.undo',
  'exports.audit',
  'exports.contacts',
  'exports.proposals',
  'privacy.export-person',
  'webhooks.secrets',
  'users.change-own-password',
  'users.change-own-email',
  'sign-ins.delete-others',
])

/** What the audit log calls an operation of every version: `users.update`. */
export const auditActOf = ({ id }: Pick<Operation, 'id'>) => id.replace(/^v[12]\./, '')

/** Whether the audit log tells of an operation that succeeded; the contract decides (decision 0063). */
export const isRecorded = (op: Operation) =>
  alsoRecorded.has(auditActOf(op)) || (op.methods[0] !== 'GET' && (op.may === 'admin' || op.methods[0] === 'DELETE'))
