import { Trans, useLingui } from '@lingui/react/macro'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { commandKey } from '#src/components/keys/command-key.ts'
import { shortcutOf } from '#src/components/keys/pressed.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { Kbd } from '#src/components/ui/kbd.tsx'
import { maxSearchLength } from '#wire/limits.ts'
import type { PaletteEntry, PaletteGroup } from './entry.ts'
import { optionId, PaletteList } from './list.tsx'
import { useStillPage } from '#src/components/ui/still-page.ts'
import css from './window.module.css'

type Props = {
  typed: string
  onType: (typed: string) => void
  groups: readonly PaletteGroup[]
  /** What has to be said about the answers as a whole. */
  state: string | undefined
  /** In a tab beside this one, where Ctrl or ⌘ is held. */
  onChoose: (entry: PaletteEntry, beside: boolean) => void
  /** Enter, when there is no answer yet. */
  onWait: () => void
  onClose: () => void
}

/**
 * A window to type in, with what answers below it: the arrows move, Enter opens. The focus stays in the line
 * (APG combobox) and goes back to where it was when the window closes.
 */
export function PaletteWindow({ typed, onType, groups, state, onChoose, onWait, onClose }: Props) {
  const { t } = useLingui()
  const list = useId()
  const dialog = useModal()
  useStillPage(true)
  const { entries, at, move, highlight, forget } = useHighlight(groups)
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    // The keys of the page below mean nothing here.
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const entry = entries[at]
    if (step !== undefined) move(step)
    else if (shortcutOf('app', event) === 'palette') onClose()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      if (entry) onChoose(entry, event.ctrlKey || event.metaKey)
      else onWait()
    } else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed anywhere in it
    <dialog
      ref={dialog}
      aria-modal="true"
      aria-label={t`Search or jump`}
      className={css.window}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={css.line}>
        <Icon of={IconSearch} size={18} />
        <input
          className={css.input}
          type="text"
          role="combobox"
          aria-label={t`Search or jump`}
          aria-expanded="true"
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={entries[at] && optionId(list, at)}
          placeholder={t`Name, number, page or action`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={maxSearchLength}
          // A window of the kit below hears Escape before this one does.
          data-mantine-stop-propagation="true"
          value={typed}
          onChange={(event) => {
            forget()
            onType(event.target.value)
          }}
        />
        <Button variant="quiet" className={css.cancel} onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <PaletteList id={list} {...{ groups, at }} onHighlight={highlight} onChoose={onChoose} />
      <output className={css.state}>{state}</output>
      <Foot />
    </dialog>
  )
}

/** Which keys work here; a finger needs none. */
const Foot = () => (
  <p className={css.foot} aria-hidden>
    <Trans>
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> Navigate
      </span>
      <span>
        <Kbd>Enter</Kbd> Open
      </span>
      <span>
        <Kbd>{`${commandKey()} Enter`}</Kbd> New tab
      </span>
      <span>
        <Kbd>Esc</Kbd> Close
      </span>
    </Trans>
  </p>
)

/** Over everything else, with the focus in it, from the moment it is there. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  // As long as it is in the page the browser can give the focus back to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return dialog
}

/** The first answer, until the person moves; then that one, whatever comes below it. */
function useHighlight(groups: readonly PaletteGroup[]) {
  const [key, setKey] = useState<string>()
  const entries = groups.flatMap(({ entries }) => entries)
  const at = Math.max(
    0,
    entries.findIndex((entry) => entry.key === key),
  )
  return {
    entries,
    at,
    move: (step: number) => setKey(entries[(at + step + entries.length) % entries.length]?.key),
    highlight: (to: number) => setKey(entries[to]?.key),
    forget: () => setKey(undefined),
  }
}
