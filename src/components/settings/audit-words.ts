import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { lossWords } from '#src/components/proposals/loss-words.ts'
import { statusWords } from '#src/components/ui/status-words.ts'
import type { AuditEntry } from '#wire/audit.ts'
import type { LossFilter } from '#wire/loss-reasons.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { fieldWords } from './audit-fields.ts'
import { partWords, valueWords } from './audit-values.ts'

/** What an act is about: its part before the dot. */
export const auditKinds: Record<string, MessageDescriptor> = {
  account: msg`Account`,
  acceptance: msg`Acceptance`,
  'api-keys': msg`API keys`,
  applications: msg`API applications`,
  assistants: msg`Assistants`,
  blocks: msg`Saved blocks`,
  'automation-sets': msg`Automation sets`,
  'bulk-changes': msg`Bulk changes`,
  companies: msg`Contacts`,
  consents: msg`Connected apps`,
  contacts: msg`Contacts`,
  'custom-fields': msg`Custom fields`,
  deliveries: msg`Webhooks`,
  'design-templates': msg`Designs`,
  'email-templates': msg`Email templates`,
  exports: msg`Exports`,
  factors: msg`Two-step sign-in`,
  'follow-up': msg`Follow-up`,
  'favorite-templates': msg`Favorite templates`,
  invitations: msg`Invitations`,
  needs: msg`Today`,
  products: msg`Products`,
  privacy: msg`Privacy`,
  'proposal-directories': msg`Proposal directories`,
  proposals: msg`Proposals`,
  'saved-views': msg`Views`,
  'sign-in-settings': msg`Sign-in settings`,
  'single-sign-on': msg`Single sign-on`,
  'sign-ins': msg`Sign-ins`,
  tags: msg`Tags`,
  'text-templates': msg`Text templates`,
  trashcan: msg`Trash`,
  users: msg`Users`,
  'vat-groups': msg`VAT groups`,
  webhooks: msg`Webhooks`,
}

/** What was done: the part after the dot. */
export const auditVerbs: Record<string, MessageDescriptor> = {
  accepted: msg`accepted`,
  added: msg`added`,
  audit: msg`audit log exported`,
  begin: msg`begun`,
  'bring-back': msg`brought back`,
  'cancel-sending': msg`scheduled sending cancelled`,
  'change-email': msg`email change requested`,
  'change-own-email': msg`own email change requested`,
  'change-own-password': msg`own password changed`,
  comment: msg`comment written`,
  connect: msg`connected`,
  contacts: msg`contacts exported`,
  create: msg`created`,
  delete: msg`deleted`,
  'delete-browser': msg`signed out`,
  'delete-directory': msg`directory deleted`,
  'delete-others': msg`signed out`,
  'delete-person': msg`person deleted`,
  'delete-account': msg`account deletion asked for`,
  'email-confirmed': msg`new email confirmed`,
  'erase-person': msg`person erased`,
  'export-person': msg`personal data exported`,
  failed: msg`failed`,
  give: msg`access given`,
  joined: msg`joined by single sign-on`,
  keep: msg`deletion taken back`,
  linked: msg`linked to single sign-on`,
  'make-reset-link': msg`password link created`,
  merge: msg`merged`,
  name: msg`renamed`,
  'password-reset': msg`new password chosen`,
  proposals: msg`proposals exported`,
  'recovery-codes': msg`recovery codes created`,
  recover: msg`missed events sent again`,
  redeliver: msg`sent again`,
  rehearse: msg`rehearsed`,
  removed: msg`removed`,
  'remove-factors': msg`two-step sign-in removed`,
  resend: msg`sent again`,
  restore: msg`restored`,
  revoke: msg`revoked`,
  'rotate-secret': msg`secret replaced`,
  save: msg`changed`,
  'save-as-template': msg`saved as a template`,
  'save-content': msg`text or prices changed`,
  secrets: msg`secret shown`,
  send: msg`sent`,
  'sign-out': msg`signed out`,
  succeeded: msg`signed in`,
  test: msg`tested`,
  undo: msg`undone`,
  update: msg`changed`,
  withdraw: msg`access withdrawn`,
}

/** "Users: changed". What has no words yet is told as the interface calls it. */
export function actWords({ act }: Pick<AuditEntry, 'act'>): string {
  const [kind = '', verb = ''] = act.split('.')
  const [kindWord, verbWord] = [auditKinds[kind], auditVerbs[verb]]
  const [about, done] = [kindWord ? t(kindWord) : kind, verbWord ? t(verbWord) : verb]
  return t`${about}: ${done}`
}

/** "Role: seller → admin"; what is a secret has no value. */
export function changeWords({ act, changes }: Pick<AuditEntry, 'act' | 'changes'>): string {
  const [kind = ''] = act.split('.')
  return changes
    .map(({ field, value, before }) => {
      const name = fieldWords(act, field)
      if (value === null) return name
      const done = field === 'change' ? doneWords(value) : undefined
      if (done !== undefined) return done
      const said = (text: string) => plainly(kind, field, text)
      return before === undefined || before === null
        ? `${name}: ${said(value)}`
        : `${name}: ${said(before) || '–'} → ${said(value) || '–'}`
    })
    .join(', ')
}

/** What a change of many did to each; undefined for what is none. */
function doneWords(value: string): string | undefined {
  const change = jsonIn(value)
  if (!isObject(change)) return undefined
  const { kind, status, loss_reason, has } = change
  switch (kind) {
    case 'trash':
      return t`moved to the trash`
    case 'owner':
      return t`owner changed`
    case 'directory':
      return t`directory changed`
    case 'tag':
      return has === false ? t`tag removed` : t`tag added`
    case 'status': {
      const words = statusWords[status as ProposalStatus] as MessageDescriptor | undefined
      return words && t`moved to ${t(words)}`
    }
    case 'loss_reason': {
      const words = lossWords[(loss_reason ?? 'none') as LossFilter] as MessageDescriptor | undefined
      return words && t`loss reason: ${t(words)}`
    }
    default:
      return undefined
  }
}

/** A list or a record is kept as JSON, whose signs tell people nothing; what was cut short is none any more. */
function plainly(kind: string, field: string, value: string): string {
  if (!/^[[{]/.test(value)) return valueWords(kind, field, value)
  const read = jsonIn(value)
  return read === undefined ? value.replace(/["[\]{}]/g, '').replace(/[:,](?=\S)/g, '$& ') : said(kind, field, read)
}

function said(kind: string, field: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => said(kind, field, item)).join(', ')
  if (value === null) return '–'
  if (!isObject(value)) return partWords(kind, field, value as string | number | boolean)
  return Object.entries(value)
    .filter(([, inner]) => inner !== '' && !(Array.isArray(inner) && inner.length === 0))
    .map(([key, inner]) => `${fieldWords(field, key)} ${said(field, key, inner)}`)
    .join(', ')
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
