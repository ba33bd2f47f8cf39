import { enableCompileCache } from 'node:module'

// Compiling TypeScript is most of the start-up time; cached, so that a restart is fast.
enableCompileCache()
await import('./command.ts')
