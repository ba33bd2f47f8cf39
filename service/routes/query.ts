import type { FaultList } from '#service/domain/fault-list.ts'
import { withinLimits } from './limits.ts'

/** The query of an address as an object; what is wrong with it whatever its schema says is added to `faults`. */
export function queryIn(search: URLSearchParams, faults: FaultList): unknown {
  const keys = new Set<string>()
  for (const key of search.keys()) {
    if (keys.has(key)) faults.add(key, 'Send this once')
    keys.add(key)
  }
  return withinLimits(faults, Object.fromEntries(search), 'query')
}
