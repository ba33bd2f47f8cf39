import type { Section } from '#service/domain/template-content.ts'
import { day, writtenDate, yearOf, type Calendar } from '#service/sample/calendar.ts'
import type { ContactDraft } from '#service/sample/contacts.ts'
import type { TagValues } from '#wire/personalisation.ts'
import { randomOf, type Random } from '#service/sample/random.ts'
import type { Audience, TableDraft } from '#service/sample/recipes/recipe.ts'
import { accountTitle, automationSets, users } from '#service/sample/settings.ts'
import { favoriteTemplates, type FavoriteTemplate } from '#service/sample/templates/favorites.ts'
import { textTemplates } from '#service/sample/templates/texts.ts'
import { roundedDown, totalOf, withChoices } from './content.ts'
import { customValues, remarks } from './details.ts'
import { historyOf } from './history.ts'
import { plansOf, receiversIn, type Plan } from './plan.ts'
import { sceneNames, scenes, type SceneName } from './scene-list.ts'
import { sectionsOf } from './sections.ts'
import type { History } from './story.ts'

/** A proposal before it has ids. */
export type ProposalDraft = {
  plan: Plan
  name: string
  number: number
  proposal_nr: string
  created: number
  /** At which place in `users` the one it is assigned to stands. */
  user: number
  favorite: FavoriteTemplate
  receivers: ContactDraft[]
  sections: Section[]
  tables: TableDraft[]
  /** Euros without VAT. */
  total: number
  override: number | null
  values: Record<string, string>
  /** For mails about it; the receiver's own come on top. */
  tagValues: TagValues
  tags: string[]
  remarks: string
  history: History
}

/** The number of the newest one. */
export const lastProposalNumber = 1187

/** Who takes which customers, by place in `users`. */
const owners = {
  home: [0, 0, 0, 1, 2, 2],
  business: [1, 1, 1, 0, 2, 3],
  block: [3, 3, 0, 0, 1],
} satisfies Record<Audience, number[]>

/** All proposals in the order they were created, so with rising numbers. */
export function sampleProposals(calendar: Calendar, contacts: readonly ContactDraft[]): ProposalDraft[] {
  const planned = plansOf(randomOf('plans'), contacts)
  const draftAt = (plan: Plan, at: number) => draftOf(randomOf('proposal', String(at)), calendar, plan)
  const drafts = planned.map(draftAt)
  for (const [at, scene] of stagesOf(drafts)) {
    const plan = planned[at]
    // By the same seed: it has the name and the owner it had, and another story.
    if (plan) drafts[at] = draftAt({ ...plan, age: scenes[scene].age, scene }, at)
  }
  const inOrder = drafts.toSorted((one, other) => one.created - other.created)
  const steps = randomOf('numbers')
  let number = lastProposalNumber + 1
  // Numbers between them were given to proposals that are gone.
  return inOrder
    .toReversed()
    .map((draft, at) => {
      number -= at === 0 ? 1 : steps.pick([1, 1, 2, 3])
      return numbered(draft, number)
    })
    .toReversed()
}

/** At which place the proposal of each scene is: the newest of its status that the first of the users sells at home. */
function stagesOf(drafts: readonly Unnumbered[]) {
  const stages = new Map<number, SceneName>()
  for (const scene of sceneNames) {
    const at = drafts.findLastIndex(
      ({ plan, user, favorite }, at) =>
        user === 0 &&
        !stages.has(at) &&
        plan.status === scenes[scene].status &&
        plan.waiting === 'silent' &&
        plan.recipe.language === 'nl' &&
        favorite.automations === automationSets[0]?.name,
    )
    if (at === -1) throw new RangeError(`The sample has no proposal for ${scene}`)
    stages.set(at, scene)
  }
  return stages
}

type Unnumbered = Omit<ProposalDraft, 'number' | 'proposal_nr' | 'sections'> & {
  sectionsWith: (values: TagValues) => Section[]
}

function draftOf(random: Random, calendar: Calendar, plan: Plan): Unnumbered {
  const { contact, recipe, status } = plan
  const address = random.pick(contact.buildings)
  const homes = Math.max(8, contact.homes + random.integer(-4, 6) * 2)
  const job = recipe.job(random, { address, city: contact.columns.city, homes, isLarge: contact.isLarge })
  const favorite = named(favoriteTemplates, recipe.template)
  const template = named(textTemplates, favorite.text)
  const values = customValues(random, recipe.audience, recipe.language)
  const receivers = someReceivers(random, contact)
  const isFeatured = contact.columns.street === 'Lindelaan 14' && plan.age === 9
  const user = isFeatured ? 0 : random.pick(owners[recipe.audience])
  const history = historyOf({ random, calendar, plan, job, receivers, user: nameOf(user) })
  const created = history.log[0]?.at ?? calendar.now
  const tables = status === 'won' ? withChoices(random, job.tables) : job.tables
  const total = totalOf(tables)
  const isOverridden = isFeatured || (status !== 'edit' && random.chance(0.12))
  return {
    plan,
    name: job.name,
    created,
    user,
    favorite,
    receivers,
    tables,
    total,
    override: (isOverridden && roundedDown(total)) || null,
    values,
    tagValues: tagValuesOf({ random, plan, values, created, user }),
    tags: tagsOf(random, [...job.tags, ...contact.tags], status),
    remarks: random.chance(0.12) ? random.pick(remarks) : '',
    history,
    sectionsWith: (tagValues) => sectionsOf(random, { template, job, audience: recipe.audience, values: tagValues }),
  }
}

function numbered({ sectionsWith, ...draft }: Unnumbered, number: number): ProposalDraft {
  const proposal_nr = `${yearOf(draft.created)}-${String(number).padStart(4, '0')}`
  const [reader = draft.plan.contact] = draft.receivers
  const tagValues = { ...draft.tagValues, proposal_nr, proposal_name: draft.name }
  return {
    ...draft,
    number,
    proposal_nr,
    tagValues,
    sections: sectionsWith({ ...tagValues, ...personValues(reader) }),
  }
}

/** Mostly one person, of an organisation at times a few. */
function someReceivers(random: Random, contact: ContactDraft) {
  const able = receiversIn(contact)
  return random.shuffled(able).slice(0, random.chance(0.7) ? 1 : random.integer(2, 3))
}

type About = { random: Random; plan: Plan; values: Record<string, string>; created: number; user: number }

/** Without `proposal_date`: the service fills it with the day of sending, which for some is still to come. */
function tagValuesOf({ random, plan, values, created, user }: About): TagValues {
  const { language } = plan.recipe
  const { firstname, phone, email } = users[user] ?? users[0]
  const visited = created - random.integer(2, 9) * day
  return {
    account_name: accountTitle,
    contact_name: plan.contact.columns.name,
    visit_date: writtenDate(visited, language),
    user_name: nameOf(user),
    user_firstname: firstname,
    user_phone: phone,
    user_email: email,
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`custom_${name}`, value])),
  }
}

export const personValues = ({ columns }: ContactDraft): TagValues => ({
  contact_firstname: columns.firstname,
  contact_lastname: columns.lastname.charAt(0).toUpperCase() + columns.lastname.slice(1),
  contact_fullname: columns.fullname,
  contact_salutation: columns.salutation,
})

export const nameOf = (user: number) => `${users[user]?.firstname ?? ''} ${users[user]?.lastname ?? ''}`

function tagsOf(random: Random, own: readonly string[], status: string) {
  const more = [
    ...(status === 'open' && random.chance(0.15) ? ['Wacht op derden'] : []),
    ...(status !== 'closed' && random.chance(0.1) ? ['Prijsvast tot zomer'] : []),
  ]
  return [...new Set([...own.filter(() => random.chance(0.65)), ...more])]
}

function named<T extends { name: string }>(list: readonly T[], name: string): T {
  const template = list.find((one) => one.name === name)
  if (!template) throw new RangeError(`The sample has no template ${name}`)
  return template
}
