import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { shortcutOf } from '#src/components/keys/pressed.ts'
import { useStickyHead } from '#src/components/ui/use-sticky-head.ts'
import css from './long-form.module.css'

type Props = { label: string; busy: boolean; onSubmit: () => void; children: ReactNode }

/**
 * A long form. Enter in a line of text goes nowhere, since it would hand in a form that is half filled in; Ctrl+Enter
 * and Ctrl+S do, from any field.
 */
export function LongForm({ label, busy, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const head = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    head.current = form.current?.querySelector<HTMLElement>(':scope > header') ?? null
  }, [])
  useStickyHead(head)
  /** A window over it has a form of its own, whose keys and submit React hands on to this one. */
  const isOwn = ({ target }: SyntheticEvent) => target instanceof Node && form.current?.contains(target)
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (shortcutOf('form', event) === 'save') {
      event.preventDefault()
      if (isOwn(event) && !busy) form.current?.requestSubmit()
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && isOwn(event)) event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys work in every field of it
    <form
      ref={form}
      aria-label={label}
      className={css.form}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        if (!isOwn(event)) return
        event.preventDefault()
        if (!busy) onSubmit()
      }}
    >
      {children}
    </form>
  )
}
