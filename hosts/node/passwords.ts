import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import type { Passwords } from '#service/ports.ts'

type Cost = { N: number; r: number; p: number }

const keyLength = 32
const megabytes = 1024 * 1024
const shape = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/

/**
 * scrypt in Node's thread pool (interface, section 6). One hash takes 128 MB, so few run concurrently and the others wait.
 * Stored as `scrypt$N$r$p$salt$key`, so that a later change of cost leaves older passwords valid.
 */
export function scryptPasswords(cost: Cost = { N: 2 ** 17, r: 8, p: 1 }, atOnce = 2): Passwords {
  const limited = atMost(atOnce)
  const derive = (password: string, salt: Buffer, cost: Cost) => limited(() => derivedKey(password, salt, cost))
  const nobodysSalt = randomBytes(16)

  return {
    hash: async (password) => {
      const salt = randomBytes(16)
      const key = await derive(password, salt, cost)
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
    },
    verify: async (password, hash) => {
      const [, N, r, p, salt, key] = shape.exec(hash ?? '') ?? []
      if (salt === undefined || key === undefined) {
        await derive(password, nobodysSalt, cost)
        return false
      }
      const derived = await derive(password, Buffer.from(salt, 'base64url'), {
        N: Number(N),
        r: Number(r),
        p: Number(p),
      })
      const kept = Buffer.from(key, 'base64url')
      return kept.length === derived.length && timingSafeEqual(kept, derived)
    },
  }
}

const derivedKey = (password: string, salt: Buffer, { N, r, p }: Cost) =>
  new Promise<Buffer>((resolve, reject) => {
    const options: ScryptOptions = { N, r, p, maxmem: 128 * N * r * p + 32 * megabytes }
    // The same password typed on different keyboards may come composed differently.
    scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** Limits concurrency; the others wait in a queue. */
function atMost(limit: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= limit) await new Promise<void>((go) => waiting.push(go))
    else running++
    try {
      return await task()
    } finally {
      // The slot goes straight to the next in the queue.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
