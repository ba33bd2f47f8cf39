type Positions = Partial<Record<string, number>>

/** Whether this page was left further down: the router goes back there (its key in the browser's own store). */
export function wasScrolled() {
  try {
    const positions = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}') as Positions
    const { key = 'default' } = (history.state ?? {}) as { key?: string }
    return (positions[key] ?? 0) > 0
  } catch {
    // What cannot be read says nothing, to the router either.
    return false
  }
}
