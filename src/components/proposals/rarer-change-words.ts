import { t } from '@lingui/core/macro'
import type { LossReason } from '#wire/loss-reasons.ts'
import type { ChangeWords } from './change-kind-words.ts'
import { lossText } from './loss-words.ts'

// Apart from the words of what single rows offer, so that they come with what says them.

export const ownerChangeWords = (name: string): ChangeWords => ({
  doing: t`Assigning to ${name}`,
  did: (whom) => t`${whom} assigned to ${name}`,
  already: (whom) => t`${whom}: already assigned to ${name}`,
})

export const tagChangeWords = (name: string, has: boolean): ChangeWords =>
  has
    ? {
        doing: t`Adding tag “${name}”`,
        did: (whom) => t`${whom} tagged “${name}”`,
        already: (whom) => t`${whom}: already tagged “${name}”`,
      }
    : {
        doing: t`Removing tag “${name}”`,
        did: (whom) => t`${whom} no longer tagged “${name}”`,
        already: (whom) => t`${whom}: not tagged “${name}”`,
      }

export function lossChangeWords(loss_reason: LossReason | null): ChangeWords {
  const reason = lossText(loss_reason)
  return {
    doing: t`Saving the loss reason`,
    did: (whom) => t`${whom}, loss reason: ${reason}`,
    already: (whom) => t`${whom}: already lost with this reason`,
  }
}
