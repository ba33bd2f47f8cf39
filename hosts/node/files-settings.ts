import * as z from 'zod/mini'
import type { S3Settings } from './s3-files.ts'

const wrong = 'Enter the address of a bucket with its key: https://KEY:SECRET@host/bucket'

/** No percent sign that encodes nothing. */
function isEncoded(text: string) {
  try {
    return decodeURIComponent(text) !== undefined
  } catch {
    return false
  }
}

/** A bucket by path, its key as the user and its secret as the password of the address. */
export const filesStore = z.string().check(
  z.refine((text) => {
    if (!URL.canParse(text)) return false
    const { protocol, username, password, pathname, hash, searchParams } = new URL(text)
    const isKnown = [...searchParams.keys()].every((name) => name === 'region')
    const isNamed = /^https?:$/.test(protocol) && /^\/./.test(pathname) && !hash && isKnown
    return isNamed && [username, password].every((part) => part !== '' && isEncoded(part))
  }, wrong),
)

/** What region a store is in that has none. */
const usual = 'us-east-1'

export function filesIn(url: string | undefined): S3Settings | undefined {
  if (url === undefined) return undefined
  const { origin, pathname, username, password, searchParams } = new URL(url)
  return {
    address: origin + pathname.replace(/\/+$/, ''),
    region: searchParams.get('region') ?? usual,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
}
