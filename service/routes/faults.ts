import * as z from 'zod/mini'
import type { FaultList } from '#service/domain/fault-list.ts'

// zod/mini has no messages of its own; these apply where the contract has none.
z.config(z.locales.en())

export const unknownKey = 'There is no such key'

/** Adds the issues of a schema by dotted path; `whole` names the input itself (interface, section 1). */
export function addFaults(faults: FaultList, { issues }: z.core.$ZodError, whole: string) {
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') faults.add(dotted(issue.path) || whole, issue.message)
    else for (const key of issue.keys) faults.add(dotted([...issue.path, key]), unknownKey)
  }
}

export const dotted = (path: readonly PropertyKey[]) => path.map(String).join('.')
