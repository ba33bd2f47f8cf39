import { day } from '#service/sample/calendar.ts'
import { cheaper } from './details.ts'
import type { Plan } from './plan.ts'
import { scenes, type Scene, type SceneName } from './scene-list.ts'
import type { Story } from './story.ts'

/** Of a proposal that is in a scene, its last day as days from now; undefined for the one that its sending gives. */
export const validForIn = ({ scene }: Plan): number | undefined => {
  const staged: Scene | undefined = scene && scenes[scene]
  return staged?.validFor
}

type Setting = { now: number; talk: readonly [question: string, answer: string] | undefined }

const minute = 60_000
const hour = 60 * minute

/**
 * The reminder after three days comes a minute before the next day at this time. The demo is moved on by whole days, so
 * at whatever hour it is opened, the reminder is still to come and a day brings it.
 */
const unopenedSince = (now: number) => now - 2 * day - minute

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
      return story.at(now - 38 * minute).accept()
    case 'declined':
      story.at(now - 105 * minute).view()
      return story.at(now - 100 * minute).decline(...cheaper)
    case 'expiring':
      return story.at(now - 26 * hour).view()
    case 'nearing':
      return story.at(now - 47 * hour).view()
  }
}
