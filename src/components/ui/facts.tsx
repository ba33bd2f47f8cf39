import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DateText } from './date-text.tsx'
import css from './facts.module.css'
import { TagWord } from './tag-word.tsx'

/** What there is to know of a record, beside its work. */
export const Facts = ({ label, children }: { label: string; children: ReactNode }) => (
  <aside className={css.facts} aria-label={label}>
    <dl>{children}</dl>
  </aside>
)

/** A fact that is not there has no line. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === undefined || children === null || children === false || children === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export const DateFact = ({ name, date, by }: { name: string; date: string; by?: string }) => (
  <Fact name={name}>
    <span className={css.date}>
      {by ? (
        <Trans>
          <DateText date={date} inSentence /> by {by}
        </Trans>
      ) : (
        <DateText date={date} inSentence />
      )}
    </span>
  </Fact>
)

export const TagsFact = ({ tags }: { tags: readonly { id: number; name: string }[] }) => {
  const { t } = useLingui()
  return (
    <Fact name={t`Tags`}>
      {tags.length > 0 && (
        <span className={css.tags}>
          {tags.map(({ id, name }) => (
            <TagWord key={id}>{name}</TagWord>
          ))}
        </span>
      )}
    </Fact>
  )
}

/** Text of several lines, kept as they were written. */
export const Lines = ({ children }: { children: string }) => <span className={css.lines}>{children}</span>
