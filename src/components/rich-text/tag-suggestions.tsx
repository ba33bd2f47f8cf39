import { useLingui } from '@lingui/react/macro'
import type { Editor, EditorEvents } from '@tiptap/core'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Tags } from '#src/components/personalisation/tag-words.ts'
import { positionBeside } from '#src/components/ui/position-beside.ts'
import { startedTag, tagsFor, type StartedTag } from './started-tag.ts'
import css from './tag-suggestions.module.css'

/** True when a key was for the list of tags and not for the text. */
export type SuggestionKeys = (event: KeyboardEvent) => boolean

type Props = {
  editor: Editor
  tags: Tags
  /** Has keys go to the list first, until it is given back. */
  takeKeys: (keys: SuggestionKeys) => () => void
}

/** The tags that fit a bracket just typed; the cursor stays in the text, arrows and Enter are for the list. */
export function TagSuggestions({ editor, tags, takeKeys }: Props) {
  const [started, setStarted] = useState<StartedTag>()
  /** Where a bracket stands that is to be just that, until another one is typed. */
  const [refused, setRefused] = useState<number>()
  useEffect(() => {
    const follow = ({ transaction }: EditorEvents['transaction']) => {
      if (transaction.getMeta('preventUpdate') === true) setStarted(undefined)
      else if (transaction.docChanged) {
        const typed = startedTag(editor.state)
        setStarted(typed)
        setRefused((before) => (before === typed?.from ? before : undefined))
      } else if (transaction.selectionSet) setStarted(undefined)
    }
    const close = () => setStarted(undefined)
    editor.on('transaction', follow)
    editor.on('blur', close)
    return () => {
      editor.off('transaction', follow)
      editor.off('blur', close)
    }
  }, [editor])
  const matches = started && started.from !== refused ? tagsFor(started.query, tags) : []
  if (!started || matches.length === 0) return null
  const pick = (name: string) => {
    setStarted(undefined)
    editor
      .chain()
      .focus()
      .command(({ tr }) => Boolean(tr.insertText(`[${name}]`, started.from, started.to)))
      .run()
  }
  return (
    <TagList
      editor={editor}
      at={started.from}
      tags={matches}
      takeKeys={takeKeys}
      onPick={pick}
      onClose={() => setRefused(started.from)}
    />
  )
}

type ListProps = Props & { at: number; onPick: (name: string) => void; onClose: () => void }

function TagList({ editor, at, tags, takeKeys, onPick, onClose }: ListProps) {
  const { t } = useLingui()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState('')
  const current = Math.max(
    0,
    tags.findIndex(({ name }) => name === chosen),
  )

  useLayoutEffect(() => {
    list.current?.showPopover()
  }, [])
  // After every render: another number of tags takes another place.
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
    const choose = (step: number) => setChosen(tags.at((current + step) % tags.length)?.name ?? '')
    return takeKeys(({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }) => {
      if (ctrlKey || metaKey || altKey || shiftKey || isComposing) return false
      const name = tags[current]?.name
      if (key === 'Escape') onClose()
      else if (key === 'ArrowDown') choose(1)
      else if (key === 'ArrowUp') choose(-1)
      else if ((key === 'Enter' || key === 'Tab') && name !== undefined) onPick(name)
      else return false
      return true
    })
  })

  return (
    <div ref={list} id={id} popover="manual" role="listbox" aria-label={t`Tags`} className={css.list}>
      {tags.map(({ name, says }, place) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the text, whose keys choose
        <div
          key={name}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === current}
          className={css.tag}
          onMouseMove={() => setChosen(name)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(name)}
        >
          <span>{says}</span>
          <code>[{name}]</code>
        </div>
      ))}
    </div>
  )
}
