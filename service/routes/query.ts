import type { FaultList } from '#service/domain/fault-list.ts'
import { addFaultsInValues } from './limits.ts'

/** The query of an address as an object; what is wrong with it whatever its schema says is added to `faults`. */
export function queryIn(search: URLSearchParams, faults: FaultList): Record<string, string> {
  const given = Object.fromEntries(search)
  addFaultsInValues(faults, given, 'query')
  for (const key of new Set(search.keys())) if (search.getAll(key).length > 1) faults.add(key, 'Give this once')
  return given
}
