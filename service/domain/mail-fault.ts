import type { MailFault } from '#wire/mail-fault.ts'

/** Enhanced status codes (RFC 3463) by their subject and detail; the class, 4 or 5, says whether it is final. */
const faultByDetail: Record<string, MailFault> = {
  '1.0': 'unknown_address',
  '1.1': 'unknown_address',
  '1.2': 'unknown_domain',
  '1.3': 'unknown_address',
  '1.6': 'unknown_address',
  '1.10': 'unknown_domain',
  '2.1': 'unknown_address',
  '2.2': 'mailbox_full',
  '2.3': 'too_large',
  '3.4': 'too_large',
  '4.4': 'unknown_domain',
}

/** Why a mail did not arrive, by what a mail server said: its enhanced status, else its reply code, else its words. */
export function faultIn(text: string): MailFault {
  const status = statusIn(text)
  const [, detail = ''] = /^[245]\.(.*)$/.exec(status ?? '') ?? []
  const known = faultByDetail[detail]
  if (known) return known
  if (detail.startsWith('7.')) return 'rejected'
  if (
    /user (is )?unknown|unknown user|no such (user|mailbox|recipient)|does not exist|mailbox unavailable|recipient rejected/i.test(
      text,
    )
  )
    return 'unknown_address'
  if (/mailbox (is )?full|over quota|quota exceeded/i.test(text)) return 'mailbox_full'
  if (/too (large|big)/i.test(text)) return 'too_large'
  if (/host (not found|unknown)|domain (not found|does not)|nxdomain/i.test(text)) return 'unknown_domain'
  if (/spam|blocked|blacklist|policy|denied|refused|rejected/i.test(text)) return 'rejected'
  return /^55[013]\b/.test(text) && detail === '' ? 'unknown_address' : 'other'
}

/** The first enhanced status code in a server's words, such as 5.1.1. */
export const statusIn = (text: string) => /(?:^|[^\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(text)?.[1]
