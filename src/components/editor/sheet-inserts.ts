import { useLingui } from '@lingui/react/macro'
import { IconBookmark, IconHeading, IconReceipt } from '@tabler/icons-react'
import { useCallback } from 'react'
import type { TextInsert } from '#src/components/rich-text/text-inserts.ts'
import type { ProposalDocument } from '#src/draft/document.ts'

type Acts = {
  onAdd: (after: string) => void
  /** Puts a price table below a part. */
  onPlace: (key: string, after: string) => void
  /** Undefined where there are no saved blocks. */
  onBlock: ((after: string) => void) | undefined
}

/** What can be asked for within a text and stands below it on the sheet. Price tables are those of the template. */
export function useSheetInserts({ pricetables }: ProposalDocument, { onAdd, onPlace, onBlock }: Acts) {
  const { t } = useLingui()
  return useCallback(
    (after: string): TextInsert[] => [
      {
        key: 'section',
        label: t`Section`,
        hint: t`New, below this one`,
        icon: IconHeading,
        act: () => onAdd(after),
      },
      ...pricetables.map(({ key, title }) => ({
        key,
        label: title ? t`Price table: ${title}` : t`Price table`,
        hint: t`Moves below this section`,
        icon: IconReceipt,
        act: () => onPlace(key, after),
      })),
      ...(onBlock
        ? [
            {
              key: 'block',
              label: t`Saved block`,
              hint: t`Chosen from a list`,
              icon: IconBookmark,
              act: () => onBlock(after),
            },
          ]
        : []),
    ],
    [t, pricetables, onAdd, onPlace, onBlock],
  )
}
