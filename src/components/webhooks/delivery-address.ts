// oxlint-disable promise/valid-params -- the catch here is zod's, there is no promise
import * as z from 'zod/mini'
import { newAddress, parts, type AddressOf } from '#src/components/list/address.ts'
import type { DeliveryState } from '#wire/deliveries.ts'
import { eventOfAnyVersion } from '#wire/webhooks.ts'

export const deliveryStates = ['pending', 'succeeded', 'failed'] as const satisfies DeliveryState[]

const state = z.enum(deliveryStates)
const event = eventOfAnyVersion.check(z.refine((event) => event !== 'all'))
/** A day of the reader's own clock: 2026-11-21. */
const day = z.string().check(z.refine((day) => momentsOf(day) !== undefined))

export const deliveryAddress = newAddress({
  state: z.catch(z.optional(state), undefined),
  event: z.catch(z.optional(event), undefined),
  day: z.catch(z.optional(day), undefined),
  page: parts.page,
})
export type DeliveryListAddress = AddressOf<typeof deliveryAddress>

/** From the midnight it begins with up to the next, where the reader is; undefined for what is no day. */
export function momentsOf(day: string): { since: string; until: string } | undefined {
  const [, year, month, date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []).map(Number)
  if (year === undefined || month === undefined || date === undefined) return undefined
  const begins = new Date(year, month - 1, date)
  if (begins.getMonth() !== month - 1 || begins.getFullYear() !== year) return undefined
  return { since: begins.toISOString(), until: new Date(year, month - 1, date + 1).toISOString() }
}

/** What the service is asked for such an address. */
export const filterOf = ({ day, ...address }: DeliveryListAddress) => ({
  ...address,
  ...(day !== undefined && momentsOf(day)),
})
