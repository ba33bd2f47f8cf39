import { useLingui } from '@lingui/react/macro'
import { TagWord } from '#src/components/ui/tag-word.tsx'
import css from './event-chips.module.css'

/** What a webhook asks for, each event as a small outlined word. */
export const EventChips = ({ events, wrap = false }: { events: readonly string[]; wrap?: boolean }) => {
  const { t } = useLingui()
  return (
    <span className={css.root} data-wrap={wrap || undefined}>
      {events.map((event) => (
        <TagWord key={event}>{event === 'all' ? t`All events` : event}</TagWord>
      ))}
    </span>
  )
}
