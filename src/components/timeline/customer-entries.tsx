import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconEye, IconPaperclip, IconRobot } from '@tabler/icons-react'
import { formatQuantity } from '#pricing/amount.ts'
import { use } from 'react'
import { declineWords } from '#src/components/proposals/decline-words.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { StatusGlyph } from '#src/components/ui/status-mark.tsx'
import type { ChoiceLine, TimelineEntry } from '#wire/timeline.ts'
import { Amount } from './amount.tsx'
import { lasted } from './lasted.ts'
import { Line } from './line.tsx'
import css from './timeline.module.css'
import { VisitBar } from './visit-bar.tsx'

type Of<Kind extends TimelineEntry['kind']> = { entry: Extract<TimelineEntry, { kind: Kind }> }

/** A person's visits of one day: how long, on what, and where they read. */
export function VisitEntry({ entry }: Of<'visit'>) {
  const { date, fullname, visits, seconds, devices, sections, downloads } = entry
  const long = lasted(seconds)
  const on = deviceWords(devices)
  return (
    <Line
      date={date}
      glyph={<Icon of={IconEye} />}
      fact={
        on === '' ? (
          <Trans>
            <b>{fullname}</b> read for {long}
          </Trans>
        ) : (
          <Trans>
            <b>{fullname}</b> read for {long}, {on}
          </Trans>
        )
      }
      aside={visits > 1 && <span className={css.meta}>{plural(visits, { one: '# visit', other: '# visits' })}</span>}
    >
      <VisitBar sections={sections} />
      {downloads.length > 0 && (
        <ul className={css.downloads}>
          {downloads.map(({ name, times }) => (
            <li key={name}>
              <Icon of={IconPaperclip} />
              {times > 1 ? t`${name} opened ${times} times` : t`${name} opened`}
            </li>
          ))}
        </ul>
      )}
    </Line>
  )
}

type Devices = Of<'visit'>['entry']['devices']

function deviceWords(devices: Devices): string {
  const known = devices.filter((device) => device !== 'unknown')
  if (known.length > 1) return known.map((device) => names[device]()).join(` ${t`then`} `)
  return known.map((device) => places[device]()).join('')
}

const names = { phone: () => t`phone`, tablet: () => t`tablet`, computer: () => t`computer` }
const places = { phone: () => t`on a phone`, tablet: () => t`on a tablet`, computer: () => t`on a computer` }

export const MachineEntry = ({ entry: { date, fullname, downloads } }: Of<'machine'>) => (
  <Line
    date={date}
    glyph={<Icon of={IconRobot} />}
    fact={
      <Trans>
        A mail scanner probably opened the link of <b>{fullname}</b>
      </Trans>
    }
    aside={
      downloads > 0 && (
        <span className={css.meta}>{plural(downloads, { one: '# attachment', other: '# attachments' })}</span>
      )
    }
  />
)

export function ChoicesEntry({ entry: { date, fullname, difference, lines } }: Of<'choices'>) {
  const count = plural(lines.length, { one: '# choice', other: '# choices' })
  return (
    <Line
      date={date}
      glyph={<Icon of={IconCheck} />}
      fact={
        <Trans>
          <b>{fullname}</b> changed {count}
        </Trans>
      }
      aside={difference !== 0 && <Amount value={difference} isDifference />}
    >
      <ul className={css.choices}>
        {lines.map((line, at) => (
          <li key={`${line.content} ${at}`}>
            <ChoiceWords line={line} />
            {line.difference !== 0 && <Amount value={line.difference} isDifference />}
          </li>
        ))}
      </ul>
    </Line>
  )
}

function ChoiceWords({ line: { what, content, before, quantities } }: { line: ChoiceLine }) {
  const locale = use(MoneyLocale)
  const quantity = (at: 0 | 1) => formatQuantity(quantities?.[at] ?? 0, { locale })
  switch (what) {
    case 'added':
      return <span>{t`${content} added`}</span>
    case 'removed':
      return <span>{t`${content} removed`}</span>
    case 'instead':
      return <span>{t`${content}, instead of ${before}`}</span>
    case 'quantity':
      return <span>{`${content}, ${quantity(0)} → ${quantity(1)}`}</span>
  }
}

export const SignatureEntry = ({ entry: { date, name, version_number, total } }: Of<'signature'>) => (
  <Line
    date={date}
    glyph={<StatusGlyph status="won" />}
    fact={
      <Trans>
        <b>{name}</b> signed version {version_number}
      </Trans>
    }
    aside={<Amount value={total} />}
  />
)

export function DeclineEntry({ entry: { date, fullname, version_number, reason, text } }: Of<'decline'>) {
  const { t } = useLingui()
  const why = t(declineWords[reason])
  return (
    <Line
      date={date}
      glyph={<StatusGlyph status="lost" />}
      fact={
        <Trans>
          <b>{fullname}</b> declined version {version_number}: {why}
        </Trans>
      }
    >
      {text !== '' && <blockquote className={css.asked}>{text}</blockquote>}
    </Line>
  )
}
