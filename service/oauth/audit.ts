import { recordAudit } from '#service/domain/audit.ts'
import type { Db } from '#service/store/db.ts'
import { findAnyUser } from '#service/store/users.ts'
import type { PageAct, PageChanges } from '#wire/audited.ts'
import type { OauthContext } from './context.ts'

/** Tells the audit log what a user did on the service's own pages; `db` is the transaction it happened in. */
export async function auditOf(c: OauthContext, db: Db, userId: number, act: PageAct, changes: PageChanges = {}) {
  const user = await findAnyUser(db, userId)
  await recordAudit({ db, now: c.var.ports.now(), user }, { act, record_id: userId, changes })
}
