export type Problem = { why: 'offline' | 'session' | 'choice' } | { why: 'failed'; error: unknown }

/** `kept`: all that is not saved lies on this machine's disk. */
export type Saving =
  | { state: 'saved'; at: number | undefined }
  | { state: 'saving' }
  | { state: 'not-saved'; problem: Problem; kept: boolean }
  /** Another tab of this browser writes, and keeps what is not saved. */
  | { state: 'elsewhere' }

/** The same object says the same, so that what shows it is left alone by what else happens to a draft. */
export function isSameSaving(one: Saving, other: Saving): boolean {
  if (one.state === 'saved') return other.state === 'saved' && one.at === other.at
  if (one.state === 'saving' || one.state === 'elsewhere') return other.state === one.state
  return other.state === 'not-saved' && one.kept === other.kept && one.problem === other.problem
}
