import { data } from 'react-router'

/** The id in an address; anything that cannot be one is an address that does not exist. */
export const idIn = (given: string | undefined) => {
  if (given !== undefined && /^\d{1,15}$/.test(given)) return Number(given)
  throw data(null, { status: 404 })
}
