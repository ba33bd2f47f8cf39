import * as z from 'zod/mini'
import { countMatches } from '#service/store/proposal-counts.ts'
import { isOfStatus } from '#service/store/proposal-search.ts'
import * as store from '#service/store/saved-views.ts'
import { maxLineLength, maxSavedViews, maxSearchLength } from '#wire/limits.ts'
import { listAppProposals } from '#wire/proposal-list.ts'
import type { NewSavedView, SavedViewChanges } from '#wire/saved-view-changes.ts'
import type { SavedView, SavedViewCount } from '#wire/saved-views.ts'
import { byName } from './ordered.ts'
import { filtersOf } from './proposal-list.ts'
import { Refused } from './refused.ts'
import { statusLine } from './status-line.ts'
import type { Unit } from './unit.ts'

export async function listSavedViews(unit: Unit): Promise<SavedView[]> {
  const views = await ownViews(unit)
  return byName(views, unit.account.locale).map(({ id, name, filter }) => ({ id, name, filter: filterIn(filter) }))
}

/** As many as each finds for whoever asks. */
export async function countSavedViews(unit: Unit): Promise<SavedViewCount[]> {
  const counts: SavedViewCount[] = []
  for (const { id, filter } of await ownViews(unit)) {
    const { total, isMore } = await countIn(unit, filterIn(filter))
    counts.push({ id, count: total, is_more: isMore })
  }
  return counts
}

export async function createSavedView(unit: Unit, { name, filter }: NewSavedView) {
  const views = await ownViews(unit)
  refuseTaken(views, name)
  if (views.length >= maxSavedViews)
    throw new Refused('conflict', `You have ${maxSavedViews} views. Delete one that you do not use any more.`)
  return store.insertSavedView(unit.db, {
    ...namesOf(name),
    filter: JSON.stringify(filter),
    account_user_id: unit.user.id,
    created_at: unit.now,
  })
}

export async function updateSavedView(unit: Unit, id: number, { name, filter }: SavedViewChanges) {
  const views = await ownViews(unit)
  need(views, id)
  if (name !== undefined) {
    refuseTaken(views, name, id)
    await store.updateSavedView(unit.db, id, namesOf(name))
  }
  if (filter) await store.updateSavedView(unit.db, id, { filter: JSON.stringify(filter) })
  return statusLine
}

export async function deleteSavedView(unit: Unit, id: number) {
  need(await ownViews(unit), id)
  await store.deleteSavedView(unit.db, id)
  return 'The view is deleted.'
}

/** Takes what tells a person from others out of the names of views and of what they search for, whosever they are. */
export async function eraseFromViews({ db }: Pick<Unit, 'db'>, erased: (text: string) => string) {
  const views = await store.selectEverySavedView(db)
  for (const view of views) {
    const { query, ...filter } = filterIn(view.filter)
    const after = {
      ...nameAfter(views, view, erased(view.name)),
      filter: JSON.stringify({
        ...filter,
        ...(query !== undefined && { query: erased(String(query)).slice(0, maxSearchLength) }),
      }),
    }
    Object.assign(view, after)
    await store.updateSavedView(db, view.id, after)
  }
}

type Stored = Awaited<ReturnType<typeof store.selectSavedViews>>[number]

const ownViews = ({ db, user }: Unit) => store.selectSavedViews(db, user.id)

type Filter = SavedView['filter']
const filterIn = (json: string) => JSON.parse(json) as Filter

const keyOf = (name: string) => name.normalize('NFC').toLowerCase()
const namesOf = (name: string) => ({ name, name_key: keyOf(name) })

const withName = (views: readonly Stored[], name: string, but: number | undefined) =>
  views.find(({ id, name_key }) => id !== but && name_key === keyOf(name))

function refuseTaken(views: readonly Stored[], name: string, own?: number) {
  const taken = withName(views, name, own)
  if (!taken) return
  const words = `You already have a view ${taken.name}`
  throw new Refused('conflict', `${words}.`, { name: [words] })
}

/** Of two that are called the same once somebody is erased, one gets a number. */
function nameAfter(views: readonly Stored[], { id, account_user_id }: Stored, name: string) {
  const others = views.filter((view) => view.account_user_id === account_user_id)
  const fitting = name.slice(0, maxLineLength)
  return namesOf(withName(others, fitting, id) ? `${fitting} ${id}` : fitting)
}

function need(views: readonly Stored[], id: number) {
  // Of somebody else's it is not even told that there is one.
  if (!views.some((view) => view.id === id)) throw new Refused('not_found', `There is no view ${id}.`)
}

/** As the list finds it, or in all columns of the board. */
async function countIn(unit: Unit, { view, ...listed }: Filter) {
  const { status, query, directory_id, sort: _sort, page: _page, ...filters } = z.parse(listAppProposals.query, listed)
  const filter = { query, directory_id, ...(await filtersOf(unit, filters)) }
  return countMatches(unit.db, filter, view !== 'board' && isOfStatus(filter) ? status : undefined)
}
