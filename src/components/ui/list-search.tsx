import { useEffect, useState, type RefObject } from 'react'
import { SearchField } from './search-field.tsx'

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
  // The address moved by itself, by going back for example: the field follows.
  if (followed !== query) {
    setFollowed(query)
    if (typed.trim() !== query) setTyped(query)
  }

  useEffect(() => {
    if (typed.trim() === query) return undefined
    const timer = setTimeout(() => onSearch(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed, query, onSearch])

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
        if (event.key === 'Enter') onSearch(typed.trim())
        if (event.key !== 'Escape' && event.key !== 'ArrowDown') return
        event.preventDefault()
        onLeave()
      }}
    />
  )
}
