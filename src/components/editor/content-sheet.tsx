import { Trans, useLingui } from '@lingui/react/macro'
import { IconBookmark, IconPlus } from '@tabler/icons-react'
import { useCallback, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useRowDrag } from '#src/components/price-grid/row-drag.ts'
import type { TextCut } from '#src/components/rich-text/text-cut.ts'
import type { PicturePort } from '#src/components/rich-text/picture-uploads.ts'
import { TextStepsContext, type TextSteps } from '#src/components/rich-text/text-steps.ts'
import type { TextTags } from '#src/components/rich-text/text-tags.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { Toast } from '#src/components/ui/toasts.tsx'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import type { ProposalDocument } from '#src/draft/document.ts'
import { inOrder, orderedKeys } from '#src/draft/order.ts'
import { stepIn, useStepKeys } from '#src/components/keys/use-step-keys.ts'
import { useBlockPicker } from './section-blocks.tsx'
import type { WriteSheet } from './sheet-acts.ts'
import { SheetBlock } from './sheet-block.tsx'
import { withTableIn } from './sheet-changes.ts'
import { useSheetInserts } from './sheet-inserts.ts'
import { SheetOutline } from './sheet-outline.tsx'
import { SheetSection } from './sheet-section.tsx'
import { useSections } from './use-sections.ts'
import { useTables, type TablePort } from './use-tables.ts'
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
  tables: TablePort
  /** A price table as it is read, by its key. */
  renderTable: (key: string) => ReactNode
}

/** What the customer reads, on one sheet in the order it is read: texts are written in place, prices stand in theirs. */
export function ContentSheet({ document, onChange, onRemoved, steps, tables, renderTable, ...rest }: Props) {
  const { t } = useLingui()
  const sheet = useRef<HTMLDivElement>(null)
  const keys = orderedKeys(document)
  const isTable = (key: string) => document.pricetables.some((one) => one.key === key)
  const nameOf = (key: string) =>
    document.sections.find((one) => one.key === key)?.title ||
    document.pricetables.find((one) => one.key === key)?.title ||
    (isTable(key) ? t`Prices` : t`Untitled section`)
  const { moved, onMove, onPlace, dropped } = useMoving(keys, onChange)
  const { added, onInsert, ...acts } = useSections(onChange, onRemoved)
  const { onAddTable, onRemoveTable } = useTables(onChange, onRemoved, tables)
  const { ask, picker } = useBlockPicker(onInsert)
  const inserts = useSheetInserts(document, { ...acts, onPlace, onAddTable, onBlock: ask })
  useRowDrag(sheet, dropped.onDrop)
  useStepKeys({ ...steps, off: rest.readOnly })
  const place = moved === undefined ? 0 : keys.indexOf(moved) + 1
  const name = moved === undefined ? '' : nameOf(moved)
  const count = keys.length
  const common = { count, onMove, onAdd: acts.onAdd, readOnly: rest.readOnly }
  const addLast = () => acts.onAdd(keys.at(-1))
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears the press that ends a drag
    <div
      className={css.beside}
      onClickCapture={dropped.swallowClick}
      onKeyDownCapture={(event) => takeStep(event, steps)}
    >
      <SheetOutline
        entries={keys.map((key) => ({ key, name: nameOf(key), isTable: isTable(key) }))}
        sheet={sheet}
        readOnly={rest.readOnly}
        onMove={onMove}
        onDrop={dropped.onDrop}
        onAdd={addLast}
      />
      <div ref={sheet} className={css.root}>
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
            const table = document.pricetables.find((one) => one.key === key)
            const more = table ? [{ label: t`Remove price table`, onSelect: () => onRemoveTable(table) }] : []
            return (
              <SheetBlock key={key} {...common} part={key} name={nameOf(key)} at={at} more={more}>
                {renderTable(key)}
              </SheetBlock>
            )
          })}
          {!rest.readOnly && <SheetFoot onAdd={addLast} ask={ask} />}
          {picker}
          <VisuallyHidden>
            <span role="status">{moved !== undefined && t`${name}, ${place} of ${count}`}</span>
          </VisuallyHidden>
        </TextStepsContext>
      </div>
    </div>
  )
}

type FootProps = { onAdd: () => void; ask: (() => void) | undefined }

function SheetFoot({ onAdd, ask }: FootProps) {
  return (
    <div className={css.add}>
      <Button icon={<Icon of={IconPlus} />} onClick={onAdd}>
        <Trans>Add section</Trans>
      </Button>
      {ask && (
        <Button icon={<Icon of={IconBookmark} />} aria-haspopup="dialog" onClick={() => ask()}>
          <Trans>Insert saved block</Trans>
        </Button>
      )}
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
  const onPlace = useCallback(
    (key: string, into: string, cut: TextCut) => {
      setMoved(key)
      const place = { into, cut, rest: crypto.randomUUID() }
      onChange((document) => withTableIn(document, key, place), { type: 'moved', part: key })
    },
    [onChange],
  )
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
