import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'
type Bytes = Uint8Array<ArrayBuffer>

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants

/** From 1 to 9, the most work for the fewest bytes. */
export type Effort = Record<Encoding, number>

/** Of what is kept and sent often. */
export const once: Effort = { br: 9, gzip: 9 }
/** Of what is sent once: a list of fifty takes 0.1 ms, and becomes a fifth. */
export const eachTime: Effort = { br: 2, gzip: 3 }

export async function encode(bytes: Bytes, encoding: Encoding, effort: Effort): Promise<Bytes> {
  const params = { [BROTLI_PARAM_QUALITY]: effort.br, [BROTLI_PARAM_SIZE_HINT]: bytes.byteLength }
  const encoded =
    encoding === 'br'
      ? await promisify(brotliCompress)(bytes, { params })
      : await promisify(gzip)(bytes, { level: effort.gzip })
  return new Uint8Array(encoded)
}

/** The best that an Accept-Encoding header takes; `br;q=0` means: not that one. */
export const wanted = (accepted: string | null): Encoding | undefined =>
  (['br', 'gzip'] as const).find((name) =>
    new RegExp(`(^|,)\\s*${name}\\s*(,|;(?!\\s*q=0(\\.0*)?\\s*(,|$))|$)`).test(accepted ?? ''),
  )
