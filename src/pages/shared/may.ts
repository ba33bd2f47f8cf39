import { useSuspenseQuery } from '@tanstack/react-query'
import { accountQueries, roleIn } from '#src/api/account.ts'
import { reaches, type Role } from '#wire/roles.ts'

/** Whether the person's role is `least` or above it. */
export const useMay = (least: Role) => reaches(roleIn(useSuspenseQuery(accountQueries.hello()).data), least)
