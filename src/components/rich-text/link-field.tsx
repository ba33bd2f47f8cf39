import { Trans, useLingui } from '@lingui/react/macro'
import type { Editor, EditorEvents } from '@tiptap/core'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { positionBeside } from '#src/components/ui/position-beside.ts'
import { TextField } from '#src/components/ui/text-field.tsx'
import { linkWords, typedAddress, type LinkedWords } from './text-link.ts'
import css from './link-field.module.css'

type Props = { editor: Editor; words: LinkedWords; onClose: () => void }

/** Where the words that are selected lead to: beside them, Enter takes it, Escape goes back to the text. */
export function LinkField({ editor, words, onClose }: Props) {
  const { t } = useLingui()
  const here = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(words.address)
  const [isWrong, setIsWrong] = useState(false)
  useLayoutEffect(() => {
    if (!here.current) return
    here.current.showPopover()
    const { left, top } = editor.view.coordsAtPos(words.from)
    const { right, bottom } = editor.view.coordsAtPos(words.to)
    positionBeside({ left, right, top, bottom, width: Math.max(0, right - left) }, here.current)
    here.current.querySelector('input')?.select()
  }, [editor, words])

  // What comes from elsewhere moves the words, or takes them away.
  const place = useRef(words)
  useEffect(() => {
    const follow = ({ transaction: { mapping } }: EditorEvents['transaction']) => {
      const { from, to } = place.current
      place.current = { ...place.current, from: mapping.map(from, 1), to: mapping.map(to, -1) }
    }
    editor.on('transaction', follow)
    return () => void editor.off('transaction', follow)
  }, [editor])

  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const take = (address: string | undefined) => {
    const { from, to } = place.current
    if (from < to) editor.view.dispatch(linkWords(editor.state, place.current, address))
    close()
  }
  const apply = () => {
    const address = typedAddress(typed)
    if (typed.trim() === '') take(undefined)
    else if (address === undefined) setIsWrong(true)
    else take(address)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    if (event.key === 'Enter' && !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') apply()
    else close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the fields in it
    <div
      ref={here}
      popover="manual"
      role="dialog"
      aria-label={t`Link`}
      className={css.window}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onClose()}
    >
      <TextField
        label={t`Address`}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        error={isWrong ? t`Use a web address, an email address or a phone number.` : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setIsWrong(false)
        }}
      />
      <div className={css.acts}>
        {words.address !== '' && (
          <Button variant="quiet" onClick={() => take(undefined)}>
            <Trans>Remove link</Trans>
          </Button>
        )}
        <Button onClick={apply}>
          <Trans>Set link</Trans>
        </Button>
      </div>
    </div>
  )
}
