import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { AuditEntry } from '#wire/audit.ts'

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

/** "role: seller → admin"; what is a secret has no value. */
export const changeWords = ({ changes }: Pick<AuditEntry, 'changes'>): string =>
  changes
    .map(({ field, value, before }) => {
      if (value === null) return field
      return before === undefined || before === null
        ? `${field}: ${value}`
        : `${field}: ${before || '–'} → ${value || '–'}`
    })
    .join(', ')
