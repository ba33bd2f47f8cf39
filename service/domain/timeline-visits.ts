import { selectDownloadsOfDays } from '#service/store/attachment-downloads.ts'
import { selectVersionContents } from '#service/store/proposals.ts'
import { selectVisitDays, selectVisitsOfDays } from '#service/store/timeline.ts'
import type { Part } from '#service/store/timeline-part.ts'
import type { TimelineEntry } from '#wire/timeline.ts'
import { timestamp } from './timestamp.ts'
import type { Content } from './proposal-content.ts'
import type { Unit } from './unit.ts'

type Entry = Extract<TimelineEntry, { kind: 'visit' }>
type Visits = Awaited<ReturnType<typeof selectVisitsOfDays>>

/** A person's visits of one day as one entry each, with the seconds of each section. */
export async function visitEntries({ db }: Unit, part: Part) {
  const days = await selectVisitDays(db, part)
  const of = {
    proposal: part.proposal,
    contacts: [...new Set(days.map(({ contact_id }) => contact_id))],
    days: [...new Set(days.map(({ day }) => day))],
  }
  const visits = await selectVisitsOfDays(db, of)
  const downloads = await selectDownloadsOfDays(db, of)
  const versions = [...new Set(visits.map(({ version_id }) => version_id))]
  const titles = titlesIn((await selectVersionContents(db, versions)).map(({ content }) => content))
  return days.map((day) => {
    const isOwn = (one: { contact_id: number; day: string }) => one.contact_id === day.contact_id && one.day === day.day
    const own = visits.filter(isOwn)
    const entry: Entry = {
      kind: 'visit',
      id: `visit-${day.contact_id}-${day.day}`,
      date: timestamp(day.at),
      contact_people_id: day.contact_id,
      fullname: day.fullname,
      visits: day.visits,
      seconds: day.seconds,
      devices: [...new Set(own.map(({ device }) => device as Entry['devices'][number]))],
      sections: sectionsOf(own, titles),
      downloads: downloadsOf(downloads.filter(isOwn)),
      last: timestamp(day.last_at),
    }
    return { day, entry }
  })
}

/** Several visits of a day open the same file: once each, by what it was called last. */
function downloadsOf(rows: Awaited<ReturnType<typeof selectDownloadsOfDays>>): Entry['downloads'] {
  const files = new Map<string, { name: string; times: number }>()
  for (const { file_token, name, times } of rows) {
    const known = files.get(file_token)
    files.set(file_token, { name: known?.name ?? name, times: (known?.times ?? 0) + times })
  }
  return [...files.values()]
}

/** By id, in the order of the newest version; older ones add what it has no longer. */
function titlesIn(contents: readonly string[]) {
  const titles = new Map<number, string>()
  for (const content of contents)
    for (const { id, title } of (JSON.parse(content) as Content).sections) if (!titles.has(id)) titles.set(id, title)
  return titles
}

/** The seconds of each section; what was read besides (prices, acceptance) is section 0. */
function sectionsOf(visits: Visits, titles: ReadonlyMap<number, string>): Entry['sections'] {
  const seconds = new Map<number, number>()
  for (const visit of visits) {
    const read = JSON.parse(visit.sections) as { id: number; seconds: number }[]
    for (const section of read) seconds.set(section.id, (seconds.get(section.id) ?? 0) + section.seconds)
    const rest = visit.seconds - read.reduce((sum, section) => sum + section.seconds, 0)
    if (rest > 0) seconds.set(0, (seconds.get(0) ?? 0) + rest)
  }
  const order = [...titles.keys(), ...[...seconds.keys()].filter((id) => id !== 0 && !titles.has(id)), 0]
  return order.flatMap((id) => {
    const read = seconds.get(id) ?? 0
    return read > 0 ? [{ id, title: titles.get(id) ?? '', seconds: read }] : []
  })
}
