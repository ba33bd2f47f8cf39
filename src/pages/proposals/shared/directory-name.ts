import type { Answer } from '#wire/operation.ts'
import type { summary } from '#wire/account.ts'
import type { listProposalDirectories } from '#wire/proposal-directories.ts'

/** From the summary where the service gives one, else from the directories per status. */
export function directoryName(
  id: number | null | undefined,
  counted: Answer<typeof summary> | null | undefined,
  byStatus: Answer<typeof listProposalDirectories> | undefined,
): string | undefined {
  const known = counted?.directories ?? Object.values(byStatus ?? {}).flat()
  return known.find((directory) => directory.id === id)?.name
}
