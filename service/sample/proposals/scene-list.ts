import type { ProposalStatus } from '#wire/proposal-status.ts'

export type Scene = {
  status: ProposalStatus
  /** Days before now that it was created. */
  age: number
  /** Days from now to its last day, where that is not what its sending gave it. */
  validFor?: number
}

/**
 * What the first person of the demo finds this morning, and what a day and a week bring: one proposal of hers for each.
 * Which moments they have depends on no weekday, since the demo is opened on any.
 */
export const scenes = {
  /** An hour ago. */
  signed: { status: 'won', age: 11 },
  /** Before that. */
  declined: { status: 'lost', age: 13 },
  /** Soon its last day, and in a week that is over. */
  expiring: { status: 'open', age: 24, validFor: 3 },
  /** Tomorrow that is soon. */
  nearing: { status: 'open', age: 17, validFor: 8 },
  /** The reminder after three days comes before tomorrow at this time. */
  unopened: { status: 'open', age: 5 },
} satisfies Record<string, Scene>
export type SceneName = keyof typeof scenes
export const sceneNames = Object.keys(scenes) as SceneName[]
