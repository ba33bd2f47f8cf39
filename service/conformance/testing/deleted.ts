import type { InVersion } from './versions.ts'

/** Deletes by multipart form with one object, as version 1 deletes a company (interface, section 10). */
export const deletedByForm = async ({ service, account, token }: InVersion, path: string) => {
  const form = new FormData()
  form.append('company', '{}')
  const headers = { Authorization: `Bearer ${token}` }
  const address = `https://proffer.test/api/v1/${account}${path}`
  return service.fetch(new Request(address, { method: 'DELETE', headers, body: form }))
}
