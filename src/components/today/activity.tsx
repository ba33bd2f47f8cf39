import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Button } from '#src/components/ui/button.tsx'
import type { Activity as Entry } from '#wire/activity.ts'
import { activityPath, activityWords, isReading } from './activity-words.tsx'
import { whenWords } from './when.ts'
import css from './activity.module.css'
import part from '#src/components/ui/page-part.module.css'

type Props = {
  entries: readonly Entry[]
  now: Date
  /** Shows what happened before; undefined where nothing did. */
  onMore: (() => void) | undefined
}

/** What customers did and what was sent, over all proposals; each leads to where the proposal tells of it. */
export const Activity = ({ entries, now, onMore }: Props) => (
  <section aria-labelledby="activity">
    <div className={part.head}>
      <h2 id="activity">
        <Trans>Activity</Trans>
      </h2>
    </div>
    {entries.length === 0 ? (
      <p className={part.none}>
        <Trans>Nothing happened yet. What customers do appears here.</Trans>
      </p>
    ) : (
      <ul>
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} now={now} />
        ))}
      </ul>
    )}
    {onMore && (
      <Button variant="quiet" className={css.more} onClick={onMore}>
        <Trans>Earlier activity</Trans>
      </Button>
    )}
  </section>
)

function Line({ entry, now }: { entry: Entry; now: Date }) {
  const { person, proposal, date } = entry
  return (
    <li className={css.line}>
      <Link to={activityPath(entry)} className={css.words} title={`${person} · ${proposal.name}`}>
        {activityWords(entry, now)}
      </Link>
      {isReading(entry, now) ? (
        <span className={css.now}>
          <Trans>now</Trans>
        </span>
      ) : (
        <time dateTime={date} className={css.when}>
          {whenWords(new Date(date), now)}
        </time>
      )}
    </li>
  )
}
