import { t } from '@lingui/core/macro'
import { useState, type RefObject } from 'react'
import { useBringBack, usePutOff } from '#src/api/need-acts.ts'
import { keyOf, type NeedActs } from '#src/components/today/need-line.tsx'
import { focusNeedBeside } from '#src/components/today/need-focus.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import type { PutOff } from '#wire/need-acts.ts'
import type { Need } from '#wire/needs.ts'

/** What can be done with a line. The focus goes to the next one before its own goes. */
export function useNeedActs(list: RefObject<HTMLElement | null>): {
  acts: NeedActs
  extending: Need | undefined
  onExtended: () => void
} {
  const { mutateAsync: putOff } = usePutOff()
  const { mutateAsync: bringBack } = useBringBack()
  const [extending, setExtending] = useState<Need>()
  const acts: NeedActs = {
    onPutOff: (need, until, everybody) => {
      focusNeedBeside(list.current, keyOf(need))
      putOff({ need, until, ...(everybody && { everybody }) })
        .then(({ id }) => showToast({ text: donePhrase(until), undo: () => void bringBack(id).catch(sayFailed) }))
        .catch(sayFailed)
    },
    onBringBack: (need) => {
      if (!need.put_off) return
      focusNeedBeside(list.current, keyOf(need))
      bringBack(need.put_off.id)
        .then(() => showToast({ text: t`Back in Needs you` }))
        .catch(sayFailed)
    },
    onExtend: setExtending,
  }
  return { acts, extending, onExtended: () => setExtending(undefined) }
}

function donePhrase(until: PutOff['until']) {
  if (until === 'done') return t`Marked as done`
  return until === 'tomorrow' ? t`Put off until tomorrow` : t`Put off for a week`
}
