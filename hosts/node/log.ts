import type { LogEntry } from '#service/ports.ts'

/** One line of JSON per event, so that both people and machines can search it. */
export const writeLog = (entry: LogEntry) =>
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`)
