import type { ProposalStatus } from '#wire/proposal-status.ts'
import type { ContactDraft } from '#service/sample/contacts.ts'
import type { Random } from '#service/sample/random.ts'
import { RecipeChoice } from '#service/sample/recipes/choice.ts'
import { lindelaan } from '#service/sample/recipes/home-heat-pumps.ts'
import type { Audience, Recipe } from '#service/sample/recipes/recipe.ts'
import type { SceneName } from './scene-list.ts'

/** What an open proposal waits for. */
export type Waiting = 'unseen' | 'silent' | 'question' | 'bounced' | 'failed'

export type Plan = {
  status: ProposalStatus
  /** Days before now that it was created. */
  age: number
  waiting: Waiting
  /** Where it is one of those the demo begins with. */
  scene?: SceneName
  contact: ContactDraft
  recipe: Recipe
}

const twoYears = 728

const ages = {
  edit: (random: Random) => random.integer(0, random.chance(0.15) ? 60 : 18),
  open: (random: Random) => (random.chance(0.65) ? random.integer(1, 24) : random.integer(25, 96)),
  won: (random: Random) => random.integer(12, twoYears),
  lost: (random: Random) => random.integer(20, twoYears),
  closed: (random: Random) => random.integer(200, twoYears),
} satisfies Record<ProposalStatus, (random: Random) => number>

/** Drafts first: customers that no mail can reach get those. */
const howMany = { edit: 14, open: 37, won: 62, lost: 30, closed: 16 } satisfies Record<ProposalStatus, number>

/** One proposal apart, and as many as these for each kind of customer. */
const shares = { home: 69, business: 52, block: 38 } satisfies Record<Audience, number>

/** All proposals, the oldest first. */
export function plansOf(random: Random, contacts: readonly ContactDraft[]): Plan[] {
  const choice = new RecipeChoice(random)
  const waits = waitings(random)
  const customers = customersOf(random, contacts)
  const statuses = Object.entries(howMany).flatMap(([status, count]) =>
    Array.from({ length: count }, () => status as ProposalStatus),
  )
  const plans = customers.flatMap((contact, at): Plan[] => {
    const status = statuses[at]
    if (status === undefined) return []
    const waiting = (status === 'open' && waits.shift()) || 'silent'
    return [{ status, age: ages[status](random), waiting, contact, recipe: choice.next(contact) }]
  })
  return [...plans, ...featured(contacts)].toSorted((one, other) => other.age - one.age)
}

/** Nine days old, and a question from this morning. */
const featured = (contacts: readonly ContactDraft[]): Plan[] =>
  contacts
    .filter(({ columns }) => columns.name === 'Fam. De Groot-van Dijk')
    .map((contact) => ({ status: 'open', age: 9, waiting: 'question', contact, recipe: lindelaan }))

const waitings = (random: Random): Waiting[] =>
  random.shuffled([
    ...Array.from({ length: 3 }, () => 'question' as const),
    ...Array.from({ length: 2 }, () => 'bounced' as const),
    'failed',
    ...Array.from({ length: 6 }, () => 'unseen' as const),
    ...Array.from({ length: 25 }, () => 'silent' as const),
  ])

/** Each customer at least once where there is room, those without an address for mail in front. */
function customersOf(random: Random, contacts: readonly ContactDraft[]) {
  const mains = contacts.filter(({ parent }) => parent === null)
  const reachable = mains.filter((contact) => receiversIn(contact).length > 0)
  const all = (Object.keys(shares) as Audience[]).flatMap((audience) => {
    const own = reachable.filter((contact) => contact.audience === audience)
    const more = Array.from({ length: shares[audience] }, () => random.pick(own))
    return [...random.shuffled(own), ...more].slice(0, shares[audience])
  })
  const unreachable = mains.filter((contact) => receiversIn(contact).length === 0)
  return [...unreachable, ...random.shuffled(all).slice(unreachable.length)]
}

/** Who can receive a proposal of this contact: its people, or the private person itself, with an email. */
export const receiversIn = (contact: ContactDraft) =>
  (contact.audience === 'home' ? [contact] : contact.people).filter(({ columns }) => columns.email !== '')
