import { t } from '@lingui/core/macro'

/** For the head of a proposal that was changed since it was sent, short enough for a phone. */
export const unsentWords = (now: number, seen: number) => t`Version ${now}, customer sees ${seen}`
