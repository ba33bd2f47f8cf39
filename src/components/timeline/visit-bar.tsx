import { t } from '@lingui/core/macro'
import type { TimelineEntry } from '#wire/timeline.ts'
import { clockOf } from './lasted.ts'
import css from './visit-bar.module.css'

type Section = Extract<TimelineEntry, { kind: 'visit' }>['sections'][number]

/** What the seconds outside any section were spent on. */
const nameOf = ({ id, title }: Section) => (id === 0 ? t`Prices and acceptance` : title || t`Untitled section`)

const words = (section: Section) => `${nameOf(section)} ${clockOf(section.seconds)}`

/** Where somebody read for how long: parts as long as the seconds, the longest in ink, and in words for a reader. */
export function VisitBar({ sections }: { sections: readonly Section[] }) {
  if (sections.length === 0) return null
  const longest = Math.max(...sections.map(({ seconds }) => seconds))
  const total = sections.reduce((sum, { seconds }) => sum + seconds, 0)
  return (
    <svg className={css.bar} role="img" aria-label={sections.map(words).join(', ')} width="100%" height="26">
      {partsOf(sections, total).map(({ section, start, share }) => (
        <svg key={section.id} x={`${start}%`} width={`${share}%`} height="26" overflow="hidden">
          <title>{words(section)}</title>
          <rect className={css.part} data-longest={section.seconds === longest || undefined} width="100%" height="5" />
          {hasRoom(share, words(section)) && (
            <text className={css.label} y="20">
              {words(section)}
            </text>
          )}
        </svg>
      ))}
    </svg>
  )
}

/** Of the bar at its widest, in pixels; a letter of a label takes about so many. */
const widest = 680
const letter = 6.6
const leastRoom = 85

const hasRoom = (share: number, { length }: string) => (share / 100) * widest >= Math.max(leastRoom, length * letter)

const gap = 0.3

function partsOf(sections: readonly Section[], total: number) {
  const room = 100 - gap * (sections.length - 1)
  let start = 0
  return sections.map((section) => {
    const share = (section.seconds / total) * room
    const part = { section, start, share }
    start += share + gap
    return part
  })
}
