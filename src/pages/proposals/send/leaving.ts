import { useState, type RefObject } from 'react'
import { useNavigate, useNavigationType, useOutletContext } from 'react-router'

/** Where the record below stood before the window opened over it, if it was shown; the record gives it. */
export type RecordBefore = RefObject<string | undefined>

/**
 * The ways out of the window. Going back never opens it again: where it was opened from the record it is gone back to
 * there, else the record takes its place.
 */
export function useLeaving(record: string) {
  const navigate = useNavigate()
  const before = useOutletContext<RecordBefore>()
  const [opened] = useState(useNavigationType())
  const leave = async (to: string, isBack: (from: string) => boolean) => {
    const from = opened === 'PUSH' ? before.current : undefined
    if (from !== undefined && isBack(from)) await navigate(-1)
    else await navigate(to, { replace: true })
  }
  return {
    /** Back to where the record stood, else here. */
    close: (to: string) => leave(to, (from) => from.split('?')[0] === record),
    /** Here, whatever the record stood at. */
    goOn: (to: string) => leave(to, (from) => from === to),
  }
}
