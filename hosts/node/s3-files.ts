import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { FileStore } from '#service/file-ports.ts'

export type S3Settings = {
  /** Of the bucket, with a prefix where there is one; without a slash at the end. */
  address: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Nothing that is kept is larger than what takes this long on a slow line, in milliseconds. */
const patience = 30_000

/**
 * Files in an S3-compatible store, addressed by path, each request signed with version 4 of AWS's signature and the hash
 * of its body. A store that fails is tried twice more.
 */
export function s3Files({ address, region, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const ask = (
    method: string,
    name: string,
    { bytes, type, signal }: { bytes?: Uint8Array<ArrayBuffer>; type?: string; signal?: AbortSignal | undefined } = {},
  ) =>
    client.fetch(`${address}/${name}`, {
      method,
      signal: AbortSignal.any([AbortSignal.timeout(patience), ...(signal ? [signal] : [])]),
      headers: {
        'X-Amz-Content-Sha256': createHash('sha256')
          .update(bytes ?? '')
          .digest('hex'),
        ...(type !== undefined && { 'Content-Type': type }),
      },
      ...(bytes && { body: bytes }),
    })
  return {
    put: async (name, bytes, type) => {
      await settled(await ask('PUT', name, { bytes, type }))
    },
    get: async (name) => {
      const answer = await ask('GET', name)
      if (answer.status === 404) return drained(answer, undefined)
      return new Uint8Array(await (await settled(answer)).arrayBuffer())
    },
    remove: async (name, signal) => {
      const answer = await ask('DELETE', name, { signal })
      await drained(answer.status === 404 ? answer : await settled(answer), undefined)
    },
  }
}

/** What the store says is XML; its code and its message are for whoever runs the service. */
async function settled(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const text = await answer.text()
  const [code, message] = ['Code', 'Message'].map((tag) => new RegExp(`<${tag}>([^<]*)`).exec(text)?.[1] ?? '')
  throw new Error(`The store of files answered ${answer.status} ${code}: ${message}`.trim())
}

/** An answer that nobody reads would keep its connection. */
async function drained<T>(answer: Response, value: T): Promise<T> {
  await answer.body?.cancel()
  return value
}
