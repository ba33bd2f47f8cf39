import { t } from '@lingui/core/macro'
/**
 * Why nothing can be sent to this address, in the service's words; undefined when it may be (interface, section 7.2).
 */
export function addressFault(given: string): string | undefined {
  const text = given.trim()
  if (!/^https:\/\/[^\s/]/i.test(text) || !URL.canParse(text)) return t`Enter a full address starting with https://`
  const { username, password } = new URL(text)
  return username || password ? t`Remove the user name and password from the address` : undefined
}

/** The same while it is being typed: a beginning that can still become an address has no fault yet. */
export function faultSoFar(given: string): string | undefined {
  const text = given.trimStart()
  return 'https://'.startsWith(text.toLowerCase()) ? undefined : addressFault(text)
}
