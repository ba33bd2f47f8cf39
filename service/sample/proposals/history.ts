import type { Told } from '#service/domain/proposal-log.ts'
import type { Calendar } from '#service/sample/calendar.ts'
import type { ContactDraft } from '#service/sample/contacts.ts'
import type { Random } from '#service/sample/random.ts'
import type { Job } from '#service/sample/recipes/recipe.ts'
import { declined, thanks } from './details.ts'
import type { Plan } from './plan.ts'
import { tellScene } from './scenes.ts'
import { actions, Story, type History } from './story.ts'

type HistoryInput = {
  random: Random
  calendar: Calendar
  plan: Plan
  job: Job
  receivers: readonly ContactDraft[]
  user: string
}

/** Tells the story of one proposal from its creation to its status. */
export function historyOf({ random, calendar, plan, job, receivers, user }: HistoryInput): History {
  const { status, waiting, contact } = plan
  const created = calendar.daysAgo(random, plan.age)
  const history = nothingYet(created)
  const [reader] = receivers
  const story = new Story(history, { calendar, random, user, receivers, moment: created })
  story.byUser(actions.created, { kind: 'created' })
  if (status === 'edit' || !reader) {
    if (random.chance(0.6)) story.later(4).byUser(actions.changed, { kind: 'changed', facts: { parts: ['prices'] } })
    return history
  }

  if (plan.scene) {
    tellScene(plan.scene, story, { now: calendar.now, talk: job.questions[0] })
    return history
  }

  story.later(3).send(contact.language === 'en' ? 'english' : 'send', waiting)
  if (status === 'open' && waiting !== 'silent' && waiting !== 'question') return history
  if (status !== 'closed' || random.chance(0.5)) story.later(4).view()
  if (status === 'closed') {
    const told: Told = { kind: 'status', facts: { from: 'open', to: 'closed' } }
    return story.later(120).byUser(actions.closed, told).history
  }

  const [talk] = random.shuffled(job.questions)
  const asks = waiting === 'question' ? job.questions[0] : random.chance(0.45) ? talk : undefined
  if (asks) story.later(2).ask(asks[0])
  if (waiting === 'question') return story.asOfThisMorning(plan.age === 9 ? 24 : random.integer(40, 900)).history
  if (asks) story.later(1).answer(asks[1])
  if (asks && random.chance(0.5)) story.later(1).thank(random.pick(thanks[contact.language]))
  if (random.chance(0.3)) story.later(2).sendAgain()
  for (let more = random.integer(0, 3); more > 0; more--) story.later(3).view()
  if (status === 'won') story.later(12).accept()
  if (status === 'lost')
    story.later(20).lose(...random.pick(declined[contact.language === 'en' ? 'english' : contact.audience]))
  return history
}

const nothingYet = (created: number): History => ({
  log: [],
  comments: [],
  mails: [],
  sent: [],
  modified: created,
  viewed: [],
  won: null,
  declined: null,
})
