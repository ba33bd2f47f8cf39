import type { Editor } from '@tiptap/core'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { positionBeside } from '#src/components/ui/position-beside.ts'
import css from './suggestion-list.module.css'

/** True when a key was for the list and not for the text. */
export type SuggestionKeys = (event: KeyboardEvent) => boolean

/** Has keys go to the list first, until it is given back. */
export type TakeKeys = (keys: SuggestionKeys) => () => void

export type Suggestion = { key: string; shown: ReactNode }

type Props = {
  editor: Editor
  label: string
  /** Where it was started in the text; the list stands below. */
  at: number
  options: readonly Suggestion[]
  takeKeys: TakeKeys
  onPick: (key: string) => void
  onClose: () => void
}

/** What may come in the place of what is being typed; the cursor stays in the text, arrows and Enter are for the list. */
export function SuggestionList({ editor, label, at, options, takeKeys, onPick, onClose }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState('')
  const current = Math.max(
    0,
    options.findIndex(({ key }) => key === chosen),
  )

  useLayoutEffect(() => {
    list.current?.showPopover()
  }, [])
  // After every render: another number of options takes another place.
  useLayoutEffect(() => {
    if (!list.current) return
    const { left, right, top, bottom } = editor.view.coordsAtPos(at)
    positionBeside({ left, right, top, bottom, width: right - left }, list.current)
  })
  useEffect(() => {
    const { dom } = editor.view
    dom.setAttribute('aria-controls', id)
    return () => dom.removeAttribute('aria-controls')
  }, [editor, id])
  useEffect(() => {
    const { dom } = editor.view
    dom.setAttribute('aria-activedescendant', `${id}-${current}`)
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
    return () => dom.removeAttribute('aria-activedescendant')
  }, [editor, id, current])
  useEffect(() => {
    const choose = (step: number) => setChosen(options.at((current + step) % options.length)?.key ?? '')
    return takeKeys(({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }) => {
      if (ctrlKey || metaKey || altKey || shiftKey || isComposing) return false
      const option = options[current]
      if (key === 'Escape') onClose()
      else if (key === 'ArrowDown') choose(1)
      else if (key === 'ArrowUp') choose(-1)
      else if ((key === 'Enter' || key === 'Tab') && option) onPick(option.key)
      else return false
      return true
    })
  })

  return (
    <div ref={list} id={id} popover="manual" role="listbox" aria-label={label} className={css.list}>
      {options.map(({ key, shown }, place) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the text, whose keys choose
        <div
          key={key}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === current}
          className={css.option}
          onMouseMove={() => setChosen(key)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(key)}
        >
          {shown}
        </div>
      ))}
    </div>
  )
}
