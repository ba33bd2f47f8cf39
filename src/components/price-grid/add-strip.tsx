import { Trans } from '@lingui/react/macro'
import { IconBookmark, IconBox, IconClipboardText, IconPlus } from '@tabler/icons-react'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Kbd } from '#src/components/ui/kbd.tsx'
import { useLanguage } from '#src/locales/language.ts'
import { kindText } from './act-words.ts'
import type { RowKind } from '#src/draft/table.ts'

const kinds: readonly RowKind[] = ['price', 'title', 'subtotal', 'discount']

type Props = {
  onAdd: (kind: RowKind) => void
  onProduct: () => void
  onPaste: () => void
  onBlock?: (() => void) | undefined
}

/** Under the grid: what can be added at its end. */
export function AddStrip({ onAdd, onProduct, onPaste, onBlock }: Props) {
  useLanguage()
  return (
    <>
      {kinds.map((kind) => (
        <Button key={kind} variant="quiet" icon={<Icon of={IconPlus} size={14} />} onClick={() => onAdd(kind)}>
          {kindText(kind)}
        </Button>
      ))}
      <Button variant="quiet" icon={<Icon of={IconBox} size={14} />} onClick={onProduct}>
        <Trans>Product</Trans> <Kbd>/</Kbd>
      </Button>
      <Button variant="quiet" icon={<Icon of={IconClipboardText} size={14} />} onClick={onPaste}>
        <Trans>Paste rows</Trans>
      </Button>
      {onBlock && (
        <Button variant="quiet" icon={<Icon of={IconBookmark} size={14} />} onClick={onBlock}>
          <Trans>Saved block</Trans>
        </Button>
      )}
    </>
  )
}
