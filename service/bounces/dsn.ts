import PostalMime from 'postal-mime'
import { bounceOf, complaintOf, ownHeader, reasonOf, type BounceReport } from './report.ts'

type Fields = ReadonlyMap<string, string>

/**
 * A delivery status notification (RFC 3464) or a complaint (RFC 5965) as the mail it came in. Nothing where it is
 * another mail, or a delivery that went well.
 */
export async function readNotification(source: Uint8Array<ArrayBuffer>): Promise<BounceReport[]> {
  const { attachments } = await PostalMime.parse(source, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: 8,
    maxHeadersSize: 64 * 1024,
  })
  const textOf = (...types: string[]) => {
    const found = attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()))
    return found === undefined ? undefined : asText(found.content)
  }
  const original = textOf('message/rfc822', 'message/global', 'text/rfc822-headers', 'message/global-headers') ?? ''
  const [headers = new Map<string, string>()] = groupsOf(original)
  const ids = [headers.get(ownHeader.toLowerCase()), headers.get('message-id')]

  const complaint = textOf('message/feedback-report')
  if (complaint !== undefined) {
    const [fields] = groupsOf(complaint)
    const about = fields?.get('original-rcpt-to') ?? headers.get('to') ?? ''
    return fields?.get('feedback-type')?.toLowerCase() === 'abuse' ? [complaintOf(ids, addressIn(about))] : []
  }
  const status = textOf('message/delivery-status', 'message/global-delivery-status')
  if (status === undefined) return []
  const [message = new Map<string, string>(), ...recipients] = groupsOf(status)
  const envelope = message.get('original-envelope-id')
  return recipients.flatMap((fields) => reportOf(fields, [...ids, envelope]))
}

/** A failure for good is one whatever its status: the sending server has given up. */
function reportOf(fields: Fields, ids: readonly (string | undefined)[]): BounceReport[] {
  const action = fields.get('action')?.toLowerCase()
  if (action !== 'failed' && action !== 'delayed') return []
  const recipient = addressIn(fields.get('original-recipient') ?? fields.get('final-recipient') ?? '')
  const said = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]{1,20}\s*;\s*/, '')
  const status = fields.get('status') ?? ''
  return [bounceOf(action === 'failed' ? 'hard' : 'soft', ids, recipient, reasonOf(said, status), status)]
}

/** `rfc822; an@smit.test` and `An <an@smit.test>` alike. */
const addressIn = (text: string) => /[^\s;<>,"]{1,64}@[^\s;<>,"]{1,255}/.exec(text.slice(0, 1000))?.[0] ?? ''

const asText = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

/** Fields in groups with a blank line between them, names in lower case; lines that begin with a space go on. */
function groupsOf(text: string): Fields[] {
  const groups: Map<string, string>[] = []
  let group: Map<string, string> | undefined
  let last = ''
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === '') group = undefined
    else if (/^[ \t]/.test(line) && group && last) group.set(last, `${group.get(last) ?? ''} ${line.trim()}`)
    else {
      const colon = line.indexOf(':')
      if (colon < 1) continue
      if (!group) groups.push((group = new Map()))
      last = line.slice(0, colon).trim().toLowerCase()
      group.set(last, line.slice(colon + 1).trim())
    }
  }
  return groups
}
