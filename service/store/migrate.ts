import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { acrossAccounts, isPostgres, type Db } from './db.ts'
import * as account from './migrations/0001-account.ts'
import * as proposals from './migrations/0002-proposals.ts'
import * as idempotency from './migrations/0003-idempotency.ts'
import * as webhooks from './migrations/0010-webhooks.ts'
import * as mail from './migrations/0020-mail.ts'
import * as allowances from './migrations/0030-allowances.ts'
import * as search from './migrations/0040-search.ts'
import * as tallies from './migrations/0041-tallies.ts'
import * as answerTags from './migrations/0050-answer-tags.ts'
import * as versionAuthors from './migrations/0051-version-authors.ts'
import * as searchTerms from './migrations/0052-search-terms.ts'
import * as proposalsOfUser from './migrations/0053-proposals-of-user.ts'
import * as firstParty from './migrations/0060-first-party.ts'
import * as tokenParents from './migrations/0061-token-parents.ts'
import * as emailLanguage from './migrations/0063-email-language.ts'
import * as webhookNames from './migrations/0064-webhook-names.ts'
import * as mailsOfAccount from './migrations/0065-mails-of-account.ts'
import * as viewer from './migrations/0070-viewer.ts'
import * as agreeSetups from './migrations/0071-agree-setups.ts'
import * as viewerPreviews from './migrations/0072-viewer-previews.ts'
import * as issuedDocuments from './migrations/0130-issued-documents.ts'
import * as followUp from './migrations/0080-follow-up.ts'
import * as actingAutomations from './migrations/0081-acting-automations.ts'
import * as ownerNotices from './migrations/0085-owner-notices.ts'
import * as mailStates from './migrations/0086-mail-states.ts'
import * as questions from './migrations/0090-questions.ts'
import * as timeline from './migrations/0091-timeline.ts'
import * as validity from './migrations/0095-validity.ts'
import * as liveActs from './migrations/0092-live-acts.ts'
import * as mentions from './migrations/0093-mentions.ts'
import * as needs from './migrations/0096-needs.ts'
import * as mailedLinks from './migrations/0110-mailed-links.ts'
import * as devices from './migrations/0111-devices.ts'
import * as userRoles from './migrations/0100-roles.ts'
import * as factors from './migrations/0112-factors.ts'
import * as orders from './migrations/0120-orders.ts'
import * as postgresTallies from './migrations/0121-postgres-tallies.ts'
import * as searchRows from './migrations/0122-search-rows.ts'
import * as mailedDocuments from './migrations/0131-mailed-documents.ts'
import * as needMoments from './migrations/0140-need-moments.ts'
import * as ownerTallies from './migrations/0141-owner-tallies.ts'
import * as audit from './migrations/0101-audit.ts'
import * as singleSignOn from './migrations/0113-single-sign-on.ts'
import * as privacy from './migrations/0160-privacy.ts'
import * as auditStays from './migrations/0161-audit-stays.ts'
import * as whoPaused from './migrations/0145-who-paused.ts'
import * as apiKeys from './migrations/0180-api-keys.ts'
import * as accountDetails from './migrations/0190-account-details.ts'
import * as assistants from './migrations/0200-assistants.ts'
import * as ownRecords from './migrations/0155-own-records.ts'
import * as files from './migrations/0170-files.ts'
import * as attachments from './migrations/0210-attachments.ts'
import * as activity from './migrations/0220-activity.ts'
import * as erasedContent from './migrations/0230-erased-content.ts'
import * as designLooks from './migrations/0260-design-looks.ts'
import * as templateOrder from './migrations/0295-template-order.ts'
import * as bulkChanges from './migrations/0280-bulk-changes.ts'
import * as bulkKinds from './migrations/0310-bulk-kinds.ts'
import * as productSearch from './migrations/0311-product-search.ts'
import * as proposalsByChange from './migrations/0312-proposals-by-change.ts'
import * as expectedRows from './migrations/0313-expected-rows.ts'
import * as filters from './migrations/0314-filters.ts'
import * as savedViews from './migrations/0315-saved-views.ts'
import * as lossReason from './migrations/0316-loss-reason.ts'
import * as byLoss from './migrations/0317-by-loss.ts'
import * as plainLetters from './migrations/0318-plain-letters.ts'
import * as byEnd from './migrations/0320-by-end.ts'
import * as formerReceivers from './migrations/0321-former-receivers.ts'
import * as receiversInOrder from './migrations/0322-receivers-in-order.ts'
import * as askedApplications from './migrations/0323-asked-applications.ts'
import * as vowelSigns from './migrations/0324-vowel-signs.ts'
import * as rowPictures from './migrations/0270-row-pictures.ts'
import * as savedBlocks from './migrations/0271-saved-blocks.ts'
import { postgresColumns } from './postgres-columns.ts'
import { secureTables } from './row-security.ts'

/** In the order they run; a migration that has been published never changes. */
const migrations: Record<string, Migration> = {
  '0001-account': account,
  '0002-proposals': proposals,
  '0003-idempotency': idempotency,
  '0010-webhooks': webhooks,
  '0030-allowances': allowances,
  '0020-mail': mail,
  '0040-search': search,
  '0041-tallies': tallies,
  '0050-answer-tags': answerTags,
  '0051-version-authors': versionAuthors,
  '0052-search-terms': searchTerms,
  '0053-proposals-of-user': proposalsOfUser,
  '0060-first-party': firstParty,
  '0061-token-parents': tokenParents,
  '0063-email-language': emailLanguage,
  '0064-webhook-names': webhookNames,
  '0065-mails-of-account': mailsOfAccount,
  '0070-viewer': viewer,
  '0071-agree-setups': agreeSetups,
  '0072-viewer-previews': viewerPreviews,
  '0080-follow-up': followUp,
  '0081-acting-automations': actingAutomations,
  '0085-owner-notices': ownerNotices,
  '0086-mail-states': mailStates,
  '0090-questions': questions,
  '0091-timeline': timeline,
  '0095-validity': validity,
  '0092-live-acts': liveActs,
  '0093-mentions': mentions,
  '0096-needs': needs,
  '0110-mailed-links': mailedLinks,
  '0111-devices': devices,
  '0130-issued-documents': issuedDocuments,
  '0131-mailed-documents': mailedDocuments,
  '0100-roles': userRoles,
  '0112-factors': factors,
  '0120-orders': orders,
  '0121-postgres-tallies': postgresTallies,
  '0122-search-rows': searchRows,
  '0101-audit': audit,
  '0113-single-sign-on': singleSignOn,
  '0160-privacy': privacy,
  '0161-audit-stays': auditStays,
  '0145-who-paused': whoPaused,
  '0180-api-keys': apiKeys,
  '0190-account-details': accountDetails,
  '0200-assistants': assistants,
  '0155-own-records': ownRecords,
  '0170-files': files,
  '0140-need-moments': needMoments,
  '0141-owner-tallies': ownerTallies,
  '0210-attachments': attachments,
  '0220-activity': activity,
  '0230-erased-content': erasedContent,
  '0260-design-looks': designLooks,
  '0280-bulk-changes': bulkChanges,
  '0295-template-order': templateOrder,
  '0310-bulk-kinds': bulkKinds,
  '0311-product-search': productSearch,
  '0312-proposals-by-change': proposalsByChange,
  '0313-expected-rows': expectedRows,
  '0314-filters': filters,
  '0315-saved-views': savedViews,
  '0316-loss-reason': lossReason,
  '0317-by-loss': byLoss,
  '0318-plain-letters': plainLetters,
  '0320-by-end': byEnd,
  '0321-former-receivers': formerReceivers,
  '0322-receivers-in-order': receiversInOrder,
  '0323-asked-applications': askedApplications,
  '0324-vowel-signs': vowelSigns,
  '0270-row-pictures': rowPictures,
  '0271-saved-blocks': savedBlocks,
}

/** On PostgreSQL every migration leaves its tables secured, and all run under one lock: several may start at once. */
function migratorOf(db: Db) {
  if (!isPostgres(db)) return new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const secured = Object.entries(migrations).map(([name, migration]) => {
    const upAndSecure = async (db: Kysely<unknown>) => {
      await migration.up(db)
      await secureTables(db)
    }
    return [name, { up: upAndSecure }] as const
  })
  return new Migrator({
    db: acrossAccounts(db).withPlugin(postgresColumns),
    provider: { getMigrations: async () => Object.fromEntries(secured) },
  })
}

/** A newer version of the service, with more migrations, has used this database. */
export class NewerSchema extends Error {
  override readonly name = 'NewerSchema'
  /** The names of the unknown migrations. */
  readonly unknown: readonly string[]
  constructor(unknown: readonly string[]) {
    super(`The database has migrations that this version does not know: ${unknown.join(', ')}`)
    this.unknown = unknown
  }
}

/** The names of the migrations that the database has; none before the first. */
async function migrationsOf(db: Db): Promise<ReadonlySet<string>> {
  const { rows: kept } = isPostgres(db)
    ? await sql`select from pg_class where oid = to_regclass('kysely_migration')`.execute(db)
    : await sql`select 1 from sqlite_master where name = 'kysely_migration'`.execute(db)
  if (kept.length === 0) return new Set()
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** What a newer version has done. */
export const unknownIn = (done: Iterable<string>) => [...done].filter((name) => !(name in migrations))

const isNewest = (done: ReadonlySet<string>) => Object.keys(migrations).every((name) => done.has(name))

/** Whether the database can be reached and has the newest schema. */
export const isMigrated = async (db: Db) => isNewest(await migrationsOf(db))

/** Brings the database to the newest schema, or for tests to an older one; all of it or nothing. */
export async function migrate(db: Db, { to }: { to?: string } = {}) {
  const done = await migrationsOf(db)
  const unknown = unknownIn(done)
  if (unknown.length > 0) throw new NewerSchema(unknown)
  // The migrator looks at each column of each table before anything else, which keeps every start waiting.
  const names = to === undefined && isNewest(done) ? [] : await moved(db, to)
  return names
}

async function moved(db: Db, to: string | undefined) {
  const migrator = migratorOf(db)
  const { error, results = [] } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to))
  if (error) throw new Error('The database could not be brought to the newest schema', { cause: error })
  return results.map(({ migrationName }) => migrationName)
}
