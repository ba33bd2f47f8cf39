import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { safeHeaders } from '#service/safe-headers.ts'
import * as z from 'zod/mini'

/** The app's content security policy (promises, The app): its own files and the configured service, nothing else. */
export function appHeaders(folder: string, publicUrl: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${["'self'", 'data:', ...otherService(folder)].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...otherService(folder)].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
    ...safeHeaders(publicUrl),
  }
}

const config = z.object({ service: z.string() })

/** config.json may send the app to a service elsewhere. */
function otherService(folder: string) {
  const path = join(folder, 'config.json')
  if (!existsSync(path)) return []
  const { service } = config.parse(JSON.parse(readFileSync(path, 'utf8')))
  return URL.canParse(service) ? [new URL(service).origin] : []
}
