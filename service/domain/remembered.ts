/**
 * A function that always makes the same of the same, whose newest results are kept: at most `most`, then all are made anew.
 * Every process keeps the same, so nothing in it can be out of date.
 */
export function remembered<Key, Made>(make: (key: Key) => Made, most = 10_000): (key: Key) => Made {
  const kept = new Map<Key, Made>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size >= most) kept.clear()
    const made = make(key)
    kept.set(key, made)
    return made
  }
}
