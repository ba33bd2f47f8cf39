export type Problem = { why: 'offline' | 'session' | 'choice' } | { why: 'failed'; error: unknown }

/** `kept`: all that is not saved lies on this machine's disk. */
export type Saving =
  | { state: 'saved'; at: number | undefined }
  | { state: 'saving' }
  | { state: 'not-saved'; problem: Problem; kept: boolean }
