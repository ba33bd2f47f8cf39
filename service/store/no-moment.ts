import { sql } from 'kysely'

/** In the place of a moment that another part of a union has; PostgreSQL wants to know of what kind it is. */
export const noMoment = sql<number | null>`cast(null as bigint)`
