import { listUsers } from './account.ts'
import type { Unit } from './unit.ts'
import { v1DateOrNull } from './v1-date.ts'

/** Active users as version 2 lists them, their date for people to read. */
export const listV1Users = async (unit: Unit) =>
  (await listUsers(unit)).map((user) => ({ ...user, date_lastlogin: v1DateOrNull(user.date_lastlogin) }))
