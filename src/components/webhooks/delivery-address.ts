import type { DeliveryState } from '#wire/deliveries.ts'

export const deliveryStates = ['pending', 'succeeded', 'failed'] as const satisfies DeliveryState[]
export type DeliveryListAddress = { state: DeliveryState | undefined; page: number }

/** What the address says of the list; whatever makes no sense is left out. */
export function deliveriesIn(search: URLSearchParams): DeliveryListAddress {
  const page = Number(search.get('page') ?? 1)
  return {
    state: deliveryStates.find((state) => state === search.get('state')),
    page: Number.isInteger(page) && page > 0 && page < 1e6 ? page : 1,
  }
}

export function deliverySearchOf({ state, page }: DeliveryListAddress): string {
  const search = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) })
  return search.size > 0 ? `?${search.toString()}` : ''
}
