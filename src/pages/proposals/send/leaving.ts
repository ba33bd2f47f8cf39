import { useNavigate } from 'react-router'

/** Where going back would lead within the app; undefined where nothing is there, or the browser does not tell. */
function addressBefore() {
  if (!('navigation' in window)) return undefined
  const { navigation } = window
  return navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url ?? undefined
}

/**
 * The ways out of the window. Going back never opens it again: where it was opened from the record that is gone back to,
 * else the record takes its place.
 */
export function useLeaving() {
  const navigate = useNavigate()
  const leave = async (to: string, isThere: (before: URL) => boolean) => {
    const before = addressBefore()
    if (before && isThere(new URL(before))) await navigate(-1)
    else await navigate(to, { replace: true })
  }
  return {
    /** To the record, as it stood when the window was opened from it. */
    close: (to: string) => leave(to, ({ pathname }) => `${pathname}/send` === window.location.pathname),
    /** To a part of the record. */
    goOn: (to: string) => leave(to, ({ pathname, search }) => `${pathname}${search}`.endsWith(to)),
  }
}
