import { useCallback, useEffect, useState, type RefObject } from 'react'
import { SearchField } from '#src/components/ui/search-field.tsx'
import { afterSearch, afterMove, type PendingSearches } from './pending-searches.ts'

type Props = {
  label: string
  /** What is looked at. */
  placeholder: string
  /** What the address says. */
  query: string
  onSearch: (query: string) => void
  onLeave: () => void
  inputRef: RefObject<HTMLInputElement | null>
}

/** Long enough that a word is one request, short enough to feel immediate. */
const pause = 250

/** What is typed goes into the address after a pause; Enter does not wait for it, Escape and ↓ go to the rows. */
export function ListSearch({ label, placeholder, query, onSearch, onLeave, inputRef }: Props) {
  const [typed, setTyped] = useState(query)
  const [followed, setFollowed] = useState(query)
  const [pending, setPending] = useState<PendingSearches>([])
  if (followed !== query) {
    setFollowed(query)
    const moved = afterMove(pending, query)
    setPending(moved.pending)
    // By going back, for example. What comes of an earlier search leaves alone what has been typed since.
    if (moved.follows && typed.trim() !== query) setTyped(query)
  }
  const search = useCallback(
    (words: string) => {
      setPending((before) => afterSearch(before, words, query))
      onSearch(words)
    },
    [onSearch, query],
  )

  useEffect(() => {
    if (typed.trim() === query) return undefined
    const timer = setTimeout(() => search(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed, query, search])

  return (
    <SearchField
      ref={inputRef}
      label={label}
      shortcut="/"
      placeholder={placeholder}
      enterKeyHint="search"
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(typed.trim())
        if (event.key !== 'Escape' && event.key !== 'ArrowDown') return
        event.preventDefault()
        onLeave()
      }}
    />
  )
}
