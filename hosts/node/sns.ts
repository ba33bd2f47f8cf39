import { createVerify } from 'node:crypto'
import type { SnsPort } from '#service/mail-ports.ts'

const patience = 5000
const largest = 64 * 1024

/**
 * Checks what Amazon SNS signs with the certificate it names, and confirms a subscription; the service has checked that
 * both addresses are Amazon's. A certificate is fetched once. `read` fetches; tests give their own.
 */
export function snsOnNode(read: (address: string) => Promise<string> = fetched): SnsPort {
  const certificates = new Map<string, Promise<string>>()
  const certificateAt = (address: string) => {
    const known = certificates.get(address)
    if (known) return known
    if (certificates.size >= 20) certificates.clear()
    const reading = read(address).catch((error: unknown) => {
      certificates.delete(address)
      throw error
    })
    certificates.set(address, reading)
    return reading
  }
  return {
    isSigned: async ({ text, signature, version, certificate }) => {
      try {
        const verify = createVerify(version === '2' ? 'RSA-SHA256' : 'RSA-SHA1').update(text, 'utf8')
        return verify.verify(await certificateAt(certificate), signature, 'base64')
      } catch {
        // No certificate, or none that can be read: not signed as far as anybody can tell.
        return false
      }
    },
    confirm: async (address) => {
      await read(address).catch(() => undefined)
    },
  }
}

/** Without redirects, which could lead anywhere. */
async function fetched(address: string): Promise<string> {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience) })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const text = await answer.text()
  if (text.length > largest) throw new Error(`${address} answered more than a certificate`)
  return text
}
