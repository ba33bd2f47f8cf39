import { t } from '@lingui/core/macro'
import { attachmentsAnchor } from '#src/components/editor/part-anchor.ts'
import { fileSizeText } from '#wire/file-size.ts'
import { maxMailedBytes } from '#wire/limits.ts'
import type { ViewedAttachment } from '#wire/viewer.ts'

/** Files that no mail would have carried: they are read on the page, which takes its time on a phone. */
export const attachmentFindings = (attachments: readonly ViewedAttachment[], locale: string, to: string) =>
  attachments
    .filter(({ size }) => size > maxMailedBytes)
    .map(({ name, size }) => {
      const large = fileSizeText(size, locale)
      return {
        look: 'attachments',
        kind: 'warning',
        text: t`${name} is ${large}: too large to forward, slow on a phone`,
        mend: { to: to + attachmentsAnchor, label: t`Go to attachments` },
      } as const
    })
