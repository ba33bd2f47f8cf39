import { enableCompileCache } from 'node:module'

// Most of a start is reading TypeScript, which need not be done again by the process that comes after a crash.
enableCompileCache()
await import('./command.ts')
