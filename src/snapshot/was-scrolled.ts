/** Whether this page was left further down: the router goes back there (its key in the browser's own store). */
export function wasScrolled() {
  const positions = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}') as Record<
    string,
    number
  >
  const { key = 'default' } = (history.state ?? {}) as { key?: string }
  return (positions[key] ?? 0) > 0
}
