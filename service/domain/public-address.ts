/**
 * Whether an IP address is public, so that webhooks may be sent there: not this machine, not a private network, not
 * reserved (IANA special-purpose registries). Addresses that embed an IPv4 address are as public as that one. What
 * cannot be parsed is not public.
 */
export function isPublicAddress(text: string): boolean {
  const v4 = bytesOfV4(text)
  if (v4) return isPublicV4(v4)
  const v6 = groupsOfV6(text)
  return v6 !== undefined && isPublicV6(v6)
}

type Range = readonly [address: string, bits: number]

const setAsideV4: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** Within global unicast, 2000::/3; all other addresses are not public anyway. */
const setAsideV6: readonly Range[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['3fff::', 20],
]

/** Ranges that embed an IPv4 address, and the index of the first of its two groups. */
const carriers: readonly (readonly [...Range, at: number])[] = [
  ['::ffff:0:0', 96, 6],
  ['64:ff9b::', 96, 6],
  ['2002::', 16, 1],
]

const isPublicV4 = (bytes: readonly number[]) =>
  !setAsideV4.some(([address, bits]) => startsAlike(bytes, bytesOfV4(address) ?? [], bits, 8))

function isPublicV6(groups: readonly number[]): boolean {
  const isIn = ([address, bits]: Range) => startsAlike(groups, groupsOfV6(address) ?? [], bits, 16)
  const carrier = carriers.find(([address, bits]) => isIn([address, bits]))
  if (carrier) {
    const [, , at] = carrier
    return isPublicV4(groups.slice(at, at + 2).flatMap((group) => [group >> 8, group & 0xff]))
  }
  return isIn(['2000::', 3]) && !setAsideV6.some(isIn)
}

/** Whether the first `bits` of two addresses are equal; `size` is the number of bits of each part. */
const startsAlike = (one: readonly number[], other: readonly number[], bits: number, size: number) =>
  one.every((part, at) => {
    const compared = Math.min(size, Math.max(0, bits - at * size))
    return part >> (size - compared) === (other[at] ?? 0) >> (size - compared)
  })

function bytesOfV4(text: string): number[] | undefined {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256))
    return undefined
  return parts.map(Number)
}

function groupsOfV6(text: string): number[] | undefined {
  // A zone (fe80::1%eth0) names an interface of this machine: never public.
  const sides = text.split('::')
  if (sides.length > 2) return undefined
  const [head, tail] = sides.map(groupsOf)
  if (!head) return undefined
  if (sides.length === 1) return head.length === 8 ? head : undefined
  if (!tail || head.length + tail.length > 7) return undefined
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail]
}

/** Groups between colons; the last may be written as IPv4. Undefined when they cannot be read. */
function groupsOf(text: string): number[] | undefined {
  if (text === '') return []
  const groups = text.split(':').flatMap((part, at, all) => {
    const v4 = at === all.length - 1 ? bytesOfV4(part) : undefined
    if (v4) {
      const [a = 0, b = 0, c = 0, d = 0] = v4
      return [a * 256 + b, c * 256 + d]
    }
    return [/^[\da-f]{1,4}$/i.test(part) ? Number.parseInt(part, 16) : Number.NaN]
  })
  return groups.some(Number.isNaN) ? undefined : groups
}
