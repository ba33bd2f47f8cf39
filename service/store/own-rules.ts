import type { Table } from './schema.ts'

/**
 * Whose the rows of a table are where sellers see only their own. `shared`: everybody's. `owner`, `family`: proposals
 * and contacts themselves. `of …`: of the record that they point to. `of all`: counts over everybody's records, which
 * a seller who is limited never reads.
 */
export type OwnRule =
  | 'shared'
  | 'owner'
  | 'family'
  | 'of proposal'
  | 'of proposal or account'
  | 'of contact'
  | 'of comment'
  | 'of acceptance'
  | 'of receiver'
  | 'of all'

const rules: Record<Table, OwnRule> = {
  proposal: 'owner',
  proposal_version: 'of proposal',
  proposal_custom_value: 'of proposal',
  proposal_tag: 'of proposal',
  receiver: 'of proposal',
  former_receiver: 'of proposal',
  automation_step: 'of proposal',
  scheduled_sending: 'of proposal',
  need_put_off: 'of proposal',
  comment: 'of proposal',
  comment_mention: 'of comment',
  log_entry: 'of proposal',
  // Mails about the account itself are of no proposal.
  mail: 'of proposal or account',
  acceptance: 'of proposal',
  issued_document: 'of acceptance',
  decline: 'of proposal',
  visit: 'of proposal',
  attachment_download: 'of proposal',
  choice_change: 'of proposal',
  viewer_session: 'of receiver',
  viewer_preview: 'of proposal',
  owner_notice: 'of proposal',
  owner_mailing: 'of proposal',
  contact: 'family',
  contact_custom_value: 'of contact',
  contact_tag: 'of contact',
  owner_tally: 'owner',
  owner_win_tally: 'owner',
  proposal_tally: 'of all',
  win_tally: 'of all',
  contact_tally: 'of all',

  // Whoever began one asks for it by their own id; what is said of its proposals is asked of the proposals.
  bulk_change: 'shared',
  bulk_change_item: 'shared',

  // Asked for by the id of the user whose they are.
  saved_view: 'shared',

  account: 'shared',
  account_user: 'shared',
  api_key: 'shared',
  oauth_client: 'shared',
  oauth_code: 'shared',
  oauth_token: 'shared',
  consent: 'shared',
  session: 'shared',
  totp: 'shared',
  recovery_code: 'shared',
  passkey: 'shared',
  passkey_challenge: 'shared',
  identity_provider: 'shared',
  user_identity: 'shared',
  sso_attempt: 'shared',
  sign_in_failure: 'shared',
  invitation: 'shared',
  user_link: 'shared',
  audit_entry: 'shared',
  mail_choice: 'shared',
  allowance: 'shared',
  given_answer: 'shared',
  tag: 'shared',
  custom_field: 'shared',
  vat_group: 'shared',
  design_template: 'shared',
  text_template: 'shared',
  email_template: 'shared',
  automation_set: 'shared',
  favorite_template: 'shared',
  product_directory: 'shared',
  saved_block: 'shared',
  product: 'shared',
  proposal_directory: 'shared',
  // Whoever has an address may see what is there; the texts that name it are a proposal's.
  file: 'shared',
  file_content: 'shared',
  file_use: 'shared',
  webhook: 'shared',
  webhook_secret: 'shared',
  event: 'shared',
  delivery: 'shared',
  delivery_try: 'shared',
}

const isTable = (name: string): name is Table => Object.hasOwn(rules, name)

/** A table that nobody decided about is not read. */
export function ruleOf(table: string): OwnRule {
  if (!isTable(table)) throw new Error(`Nobody has decided whose rows of ${table} are (store/own-rules.ts)`)
  return rules[table]
}
