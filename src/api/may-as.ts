import type { QueryClient } from '@tanstack/react-query'
import { reaches, type Role } from '#wire/roles.ts'
import { accountQueries, roleIn } from './account.ts'
import { saidHere } from './kept.ts'
import { latestOrKept } from './latest-or-kept.ts'

/** Whether the person has at least this role; while the service does not answer, as it was said last. */
export const mayAs = async (client: QueryClient, least: Role) =>
  reaches(roleIn(await latestOrKept(client, { ...accountQueries.hello(), ...saidHere })), least)
