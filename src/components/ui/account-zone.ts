import { createContext, use } from 'react'
import { dayIn } from '#wire/calendar-day.ts'

/** The time zone in which the account's days begin and end (IANA); whoever shows such days says so around it. */
export const AccountZone = createContext('UTC')

/** Until the account says its own: where the browser is. */
export const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The account's day at a moment, `2026-12-19`. */
export const useDayOf = (now: Date) => dayIn(use(AccountZone), now.getTime())
