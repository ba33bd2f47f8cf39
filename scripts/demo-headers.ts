/**
 * What a host should send along with the demo (`_headers`, as several static hosts read it). The policy stands in the
 * page too; here it also reaches the worker, which may compile WebAssembly, and keeps the demo out of frames.
 */
export const demoHeaders = (base: string) => `${base}*
  Content-Security-Policy: ${policy}
  Cross-Origin-Opener-Policy: same-origin
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Cache-Control: no-cache

${base}assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
`

const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ')
