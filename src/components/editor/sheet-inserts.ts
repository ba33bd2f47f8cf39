import { useLingui } from '@lingui/react/macro'
import { IconBookmark, IconHeading, IconReceipt } from '@tabler/icons-react'
import { useCallback } from 'react'
import type { TextCut } from '#src/components/rich-text/text-cut.ts'
import type { TextInsert } from '#src/components/rich-text/text-inserts.ts'
import type { ProposalDocument } from '#src/draft/document.ts'
import { maxPriceTables } from '#wire/limits.ts'

type Acts = {
  onAdd: (after: string) => void
  /** Puts a price table into a text where that is cut. */
  onPlace: (key: string, into: string, cut: TextCut) => void
  /** The same with a new one. */
  onAddTable: (into: string, cut: TextCut) => void
  /** Undefined where there are no saved blocks. */
  onBlock: ((after: string) => void) | undefined
}

/** What can be asked for within a text and stands beside it on the sheet. */
export function useSheetInserts({ pricetables }: ProposalDocument, { onAdd, onPlace, onAddTable, onBlock }: Acts) {
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
      ...(pricetables.length < maxPriceTables
        ? [
            {
              key: 'price-table',
              label: t`Price table`,
              hint: t`New, without prices yet`,
              icon: IconReceipt,
              act: (cut: TextCut) => onAddTable(after, cut),
            },
          ]
        : []),
      ...pricetables.map((table) => {
        const title = table.title || t`Prices`
        return {
          key: table.key,
          label: t`Price table: ${title}`,
          hint: t`Moves here`,
          icon: IconReceipt,
          act: (cut: TextCut) => onPlace(table.key, after, cut),
        }
      }),
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
    [t, pricetables, onAdd, onPlace, onAddTable, onBlock],
  )
}
