import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { timelineFilters, type TimelineFilter } from '#wire/timeline.ts'
import css from './timeline.module.css'

const filterWords: Record<TimelineFilter, MessageDescriptor> = {
  comments: msg`Comments`,
  visits: msg`Visits`,
  sendings: msg`Emails`,
  decisions: msg`Choices and signatures`,
  changes: msg`Changes`,
}

type Props = { filter: TimelineFilter | undefined; onFilter: (filter: TimelineFilter | undefined) => void }

/** Which kind of entries a timeline shows. */
export function TimelineFilterField({ filter, onFilter }: Props) {
  const { t } = useLingui()
  return (
    <label className={css.filter}>
      <span>
        <Trans>Show</Trans>
      </span>
      <select
        value={filter ?? ''}
        onChange={(event) => onFilter(timelineFilters.find((known) => known === event.currentTarget.value))}
      >
        <option value="">{t`Everything`}</option>
        {timelineFilters.map((each) => (
          <option key={each} value={each}>
            {t(filterWords[each])}
          </option>
        ))}
      </select>
    </label>
  )
}
