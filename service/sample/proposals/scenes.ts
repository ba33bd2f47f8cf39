import { day } from '#service/sample/calendar.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import type { Plan } from './plan.ts'
import type { Story } from './story.ts'

type Scene = {
  status: ProposalStatus
  /** Days before now that it was created. */
  age: number
  /** Days from now to its last day, where that is not what its first sending gave it. */
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

/** Of a proposal that is in a scene, its last day as days from now; undefined for the one that its sending gives. */
export const validForIn = ({ scene }: Plan): number | undefined => {
  const staged: Scene | undefined = scene && scenes[scene]
  return staged?.validFor
}

type Setting = { now: number; talk: readonly [question: string, answer: string] | undefined }

const minute = 60_000
const hour = 60 * minute

/** Late in an afternoon, so that three days have passed within a day of whenever somebody looks, and not before. */
function unopenedSince(now: number) {
  const afternoon = Math.floor(now / day) * day - 3 * day + 15.8 * hour
  return afternoon + 3 * day > now ? afternoon : afternoon + day
}

/** What happened, from the sending on. */
export function tellScene(scene: SceneName, story: Story, { now, talk }: Setting) {
  if (scene === 'unopened') return story.at(unopenedSince(now)).send('send', 'unseen')
  story.later(2).send('send', 'silent')
  story.later(3).view()
  if (talk && scene !== 'expiring') {
    story.later(1).ask(talk[0])
    story.later(1).answer(talk[1])
  }
  switch (scene) {
    case 'signed':
      story.at(now - 50 * minute).view()
      return story.at(now - 38 * minute).sign()
    case 'declined':
      story.at(now - 105 * minute).view()
      return story
        .at(now - 100 * minute)
        .decline('price', 'Een andere installateur was ruim 12 procent goedkoper voor hetzelfde toestel.')
    case 'expiring':
      return story.at(now - 26 * hour).view()
    case 'nearing':
      return story.at(now - 47 * hour).view()
  }
}
