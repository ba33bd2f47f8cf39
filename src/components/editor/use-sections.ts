import { t } from '@lingui/core/macro'
import { useCallback, useState } from 'react'
import type { Toast } from '#src/components/ui/toasts.tsx'
import type { DraftSection } from '#src/draft/document.ts'
import { inOrder, orderedKeys } from '#src/draft/order.ts'
import type { WriteSheet } from './sheet-acts.ts'
import { withSection } from './sheet-changes.ts'

/** The ways to write sections; they stay the same while the sheet is open. */
export function useSections(onChange: WriteSheet, onRemoved: (toast: Toast) => void) {
  const [added, setAdded] = useState<string>()
  const onAdd = useCallback(
    (after: string | undefined) => {
      const section = { key: crypto.randomUUID(), id: null, title: '', html: '' }
      setAdded(section.key)
      onChange((document) => withSection(document, section, after), { type: 'added', part: section.key })
    },
    [onChange],
  )
  const onInsert = useCallback(
    (section: DraftSection, after: string | undefined) =>
      onChange((document) => withSection(document, section, after), { type: 'added', part: section.key }),
    [onChange],
  )
  const onWrite = useCallback(
    (key: string, part: Partial<DraftSection>) =>
      onChange(
        (document) => ({
          ...document,
          sections: document.sections.map((one) => (one.key === key ? { ...one, ...part } : one)),
        }),
        { type: 'title' in part ? 'title' : 'text', part: key },
      ),
    [onChange],
  )
  const onRemove = useCallback(
    (section: DraftSection) => {
      let before: string[] = []
      onChange(
        (document) => {
          before = orderedKeys(document)
          return { ...document, sections: document.sections.filter(({ key }) => key !== section.key) }
        },
        { type: 'removed', part: section.key },
      )
      const undo = () =>
        onChange(
          // The steps may have brought it back.
          (document) =>
            document.sections.some(({ key }) => key === section.key)
              ? document
              : inOrder({ ...document, sections: [...document.sections, section] }, before),
          { type: 'added', part: section.key },
        )
      onRemoved({ text: section.title ? t`“${section.title}” removed` : t`Section removed`, undo })
    },
    [onChange, onRemoved],
  )
  return { added, onAdd, onInsert, onWrite, onRemove }
}
