import { readFileSync } from 'node:fs'

/**
 * The clock of a server under test: ahead of the machine's by the milliseconds in a file, which a test writes
 * (e2e/passing-days.ts). It is given to the service as its port; no setting of a server in use leads here.
 */
export const testClock = (file: string) => () => Date.now() + Number(readFileSync(file, 'utf8'))
