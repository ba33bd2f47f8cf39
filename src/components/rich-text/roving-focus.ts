import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'

const buttonsOf = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>(':scope > button')]

/** One button of a bar is reached by Tab, the one that had the focus last; arrows, Home and End go to the others. */
export function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const current = useRef<Element>(null)
  // After every render: a button may have come or gone.
  useEffect(() => {
    const buttons = ref.current ? buttonsOf(ref.current) : []
    const reached = buttons.find((button) => button === current.current) ?? buttons[0]
    for (const button of buttons) button.tabIndex = button === reached ? 0 : -1
  })
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const buttons = buttonsOf(currentTarget)
    if (!buttons.includes(target)) return
    current.current = target
    for (const button of buttons) button.tabIndex = button === target ? 0 : -1
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = buttonsOf(event.currentTarget)
    const at = buttons.findIndex((button) => button === event.target)
    if (at < 0) return
    const next = {
      ArrowRight: buttons.at((at + 1) % buttons.length),
      ArrowLeft: buttons.at(at - 1),
      Home: buttons.at(0),
      End: buttons.at(-1),
    }[event.key]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return { ref, onFocus, onKeyDown }
}
