import { parse } from 'bowser'

/** Longer ones name nothing a person knows; cut before any pattern looks at them. */
const maxUserAgentLength = 255

/** What a person calls the device of a request: "Firefox, Linux"; empty when the header says nothing. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return ''
  const { browser, os } = parse(userAgent.slice(0, maxUserAgentLength))
  return [browser.name, os.name].filter((part) => part !== undefined && part !== '').join(', ')
}
