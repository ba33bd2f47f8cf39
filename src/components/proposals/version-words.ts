import { t } from '@lingui/core/macro'
import type { Proposal } from '#wire/proposal-details.ts'
import type { ProposalVersionItem } from '#wire/proposal-versions.ts'
import { unsentWords } from './unsent-words.ts'

type Version = Pick<ProposalVersionItem, 'id' | 'number' | 'seen_by_customer'>
type Versions = readonly Version[] | null | undefined

/** Which version a proposal holds, and which one its customer sees; undefined before the first was sent. */
export function versionsNow({ version_id }: Pick<Proposal, 'version_id'>, versions: Versions) {
  const seen = versions?.find(({ seen_by_customer }) => seen_by_customer)
  if (!versions || !seen) return undefined
  const newest = Math.max(...versions.map(({ number }) => number))
  // A change may have begun the next one since they were fetched.
  const now = versions.find(({ id }) => id === version_id)?.number ?? newest + 1
  return { now, seen: seen.number, isSeen: seen.id === version_id }
}
export type VersionsNow = NonNullable<ReturnType<typeof versionsNow>>

/** The number of what was changed since it was sent. */
export const unsentVersion = (versions: VersionsNow | undefined) =>
  versions && !versions.isSeen ? versions.now : undefined

/** For the head of the editor, short enough for a phone: what is written, and what the customer sees meanwhile. */
export const versionWords = ({ now, seen, isSeen }: VersionsNow) =>
  isSeen ? t`Version ${now}, as sent` : unsentWords(now, seen)

/** The same at length. */
export function versionHelp({ now, seen, isSeen }: VersionsNow) {
  const next = now + 1
  return isSeen
    ? t`Editing starts version ${next}. The customer keeps seeing version ${seen} until you send again.`
    : t`The customer keeps seeing version ${seen} until you send version ${now}.`
}
