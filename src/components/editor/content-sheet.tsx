import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconBookmark, IconPlus } from '@tabler/icons-react'
import { useCallback, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useRowDrag } from '#src/components/price-grid/row-drag.ts'
import type { PicturePort } from '#src/components/rich-text/picture-uploads.ts'
import { TextStepsContext, type TextSteps } from '#src/components/rich-text/text-steps.ts'
import type { TextTags } from '#src/components/rich-text/text-tags.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { Toast } from '#src/components/ui/toasts.tsx'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import type { DraftSection, ProposalDocument } from '#src/draft/document.ts'
import { inOrder, orderedKeys } from '#src/draft/order.ts'
import { stepIn, useStepKeys } from '#src/components/keys/use-step-keys.ts'
import { useBlockPicker } from './section-blocks.tsx'
import type { WriteSheet } from './sheet-acts.ts'
import { SheetBlock } from './sheet-block.tsx'
import { useSheetInserts } from './sheet-inserts.ts'
import { SheetSection } from './sheet-section.tsx'
import css from './content-sheet.module.css'

type Props = {
  document: ProposalDocument
  onChange: WriteSheet
  steps: TextSteps
  /** Says what was removed; the toast goes when its undo would no longer work. */
  onRemoved: (toast: Toast) => void
  readOnly: boolean
  tags: TextTags
  pictures: PicturePort
  /** A price table as it is read, by its key. */
  renderTable: (key: string) => ReactNode
}

/** What the customer reads, on one sheet in the order it is read: texts are written in place, prices stand in theirs. */
export function ContentSheet({ document, onChange, onRemoved, steps, renderTable, ...rest }: Props) {
  const { t } = useLingui()
  const sheet = useRef<HTMLDivElement>(null)
  const keys = orderedKeys(document)
  const nameOf = (key: string) =>
    document.sections.find((one) => one.key === key)?.title ||
    document.pricetables.find((one) => one.key === key)?.title ||
    (key.startsWith('table-') ? t`Prices` : t`Untitled section`)
  const { moved, onMove, onPlace, dropped } = useMoving(keys, onChange)
  const { added, onInsert, ...acts } = useSections(onChange, onRemoved)
  const { ask, picker } = useBlockPicker(onInsert)
  const inserts = useSheetInserts(document, { ...acts, onPlace, onBlock: ask })
  useRowDrag(sheet, dropped.onDrop)
  useStepKeys({ ...steps, off: rest.readOnly })
  const place = moved === undefined ? 0 : keys.indexOf(moved) + 1
  const name = moved === undefined ? '' : nameOf(moved)
  const count = keys.length
  const common = { count, onMove, onAdd: acts.onAdd, readOnly: rest.readOnly }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears the press that ends a drag
    <div
      ref={sheet}
      className={css.root}
      onClickCapture={dropped.swallowClick}
      onKeyDownCapture={(event) => takeStep(event, steps)}
    >
      <TextStepsContext value={steps}>
        {document.sections.length === 0 && (
          <p className={css.empty}>
            <Trans>No text yet.</Trans>
          </p>
        )}
        {keys.map((key, at) => {
          const section = document.sections.find((one) => one.key === key)
          if (section)
            return (
              <SheetSection
                key={key}
                {...rest}
                {...common}
                {...acts}
                inserts={inserts}
                section={section}
                at={at}
                isNew={key === added}
              />
            )
          return (
            <SheetBlock key={key} {...common} part={key} name={nameOf(key)} at={at}>
              {renderTable(key)}
            </SheetBlock>
          )
        })}
        {!rest.readOnly && (
          <div className={css.add}>
            <Button icon={<Icon of={IconPlus} />} onClick={() => acts.onAdd(keys.at(-1))}>
              <Trans>Add section</Trans>
            </Button>
            {ask && (
              <Button icon={<Icon of={IconBookmark} />} aria-haspopup="dialog" onClick={() => ask()}>
                <Trans>Insert saved block</Trans>
              </Button>
            )}
          </div>
        )}
        {picker}
        <VisuallyHidden>
          <span role="status">{moved !== undefined && t`${name}, ${place} of ${count}`}</span>
        </VisuallyHidden>
      </TextStepsContext>
    </div>
  )
}

/** Within a title or text too, whose own steps are some of the sheet's. */
function takeStep(event: KeyboardEvent, steps: TextSteps) {
  const step = stepIn(event)
  const isText = event.target instanceof HTMLElement && event.target.matches('textarea, [contenteditable="true"]')
  if (!step || !isText) return
  event.preventDefault()
  event.stopPropagation()
  steps[step]()
}

/** Moving parts among each other, by hand or by key, and which was moved last. */
function useMoving(keys: readonly string[], onChange: WriteSheet) {
  const [moved, setMoved] = useState<string>()
  const hasDropped = useRef(false)
  const move = useCallback(
    (key: string, placeIn: (others: readonly string[]) => number) => {
      setMoved(key)
      onChange(
        (document) => {
          const others = orderedKeys(document).filter((other) => other !== key)
          return inOrder(document, others.toSpliced(placeIn(others), 0, key))
        },
        { type: 'moved', part: key },
      )
    },
    [onChange],
  )
  const onMove = useCallback((key: string, to: number) => move(key, () => to), [move])
  const onPlace = useCallback((key: string, after: string) => move(key, (others) => others.indexOf(after) + 1), [move])
  const shown = keys.join(' ')
  const onDrop = useCallback(
    (key: string, to: number) => {
      hasDropped.current = shown.split(' ').indexOf(key) !== to
      if (hasDropped.current) onMove(key, to)
    },
    [onMove, shown],
  )
  // The press that dragged a part is none on its menu.
  const swallowClick = (event: MouseEvent) => {
    if (!hasDropped.current) return
    hasDropped.current = false
    event.preventDefault()
    event.stopPropagation()
  }
  return { moved, onMove, onPlace, dropped: { onDrop, swallowClick } }
}

/** The ways to write sections; they stay the same while the sheet is open. */
function useSections(onChange: WriteSheet, onRemoved: (toast: Toast) => void) {
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
        onChange((document) => inOrder({ ...document, sections: [...document.sections, section] }, before), {
          type: 'added',
          part: section.key,
        })
      onRemoved({ text: section.title ? t`“${section.title}” removed` : t`Section removed`, undo })
    },
    [onChange, onRemoved],
  )
  return { added, onAdd, onInsert, onWrite, onRemove }
}

/** With one more, below the part of this key or at the end. */
function withSection(document: ProposalDocument, section: DraftSection, after: string | undefined) {
  const keys = orderedKeys(document)
  const at = after === undefined ? keys.length : keys.indexOf(after) + 1
  return inOrder({ ...document, sections: [...document.sections, section] }, keys.toSpliced(at, 0, section.key))
}
