import type { OutgoingMail } from '#service/mail-ports.ts'

/** Characters that would end a header, or the message itself. */
const endsHeader = /[\r\n\0]/

/** A single address, with nothing that could be parsed as a second. */
export const isOneAddress = (text: string) => /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(text)

/** Why a mail must not be handed to a mail server; undefined when it may. */
export function headerFault({ messageId, from, replyTo, to, subject }: OutgoingMail): string | undefined {
  const headers = { 'Message-ID': messageId, From: from.name, 'Reply-To': replyTo.name, Subject: subject }
  const unsafe = Object.entries(headers).find(([, value]) => endsHeader.test(value))
  if (unsafe) return `${unsafe[0]} contains a line break or NUL`
  const addresses = { From: from.address, 'Reply-To': replyTo.address, To: to }
  const wrong = Object.entries(addresses).find(([, address]) => !isOneAddress(address))
  return wrong && `${wrong[0]} is not an email address`
}
