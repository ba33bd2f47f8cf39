import { useSuspenseQuery } from '@tanstack/react-query'
import { accountQueries } from '#src/api/account.ts'

/** Version 2 lists the settings; only the app interface changes them. */
export const useHasApp = () => useSuspenseQuery(accountQueries.hello()).data.interfaces.includes('app')
