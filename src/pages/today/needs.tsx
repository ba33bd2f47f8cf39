import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { accountQueries, roleIn } from '#src/api/account.ts'
import type { Needs as NeedsAnswer } from '#src/api/needs.ts'
import { useShortcuts } from '#src/components/keys/use-shortcuts.ts'
import { moveNeedFocus, pressInNeed } from '#src/components/today/need-focus.ts'
import { Needs } from '#src/components/today/needs.tsx'
import { ValidUntilWindow } from '#src/pages/shared/valid-until-part.ts'
import type { WhoseWork } from '#wire/proposal-list.ts'
import { reaches } from '#wire/roles.ts'
import { useNeedActs } from './need-acts.ts'

type Props = { needs: NeedsAnswer; whose: WhoseWork; putOff: boolean; now: Date; other: string }

/** The lines, their keys, and what is done with them. */
export function TodayNeeds({ needs, ...shown }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { data: hello } = useQuery(accountQueries.hello())
  const { acts, extending, onExtended } = useNeedActs(list)
  useShortcuts('today', {
    next: () => moveNeedFocus(list.current, 1),
    previous: () => moveNeedFocus(list.current, -1),
    later: () => pressInNeed(list.current, 'later'),
    done: () => pressInNeed(list.current, 'done'),
  })
  const mayAct = hello !== undefined && reaches(roleIn(hello), 'seller')
  return (
    <div ref={list}>
      <Needs needs={needs} {...shown} acts={mayAct ? acts : undefined} />
      {extending && (
        <ValidUntilWindow id={extending.proposal.id} day={extending.proposal.valid_until} onClose={onExtended} />
      )}
    </div>
  )
}
