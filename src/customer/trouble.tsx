import { useEffect, useRef } from 'react'
import css from './form.module.css'

/** Why an act came to nothing, before its buttons: both are brought into the window, since it may be pressed again. */
export function Trouble({ text }: { text: string }) {
  const root = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    root.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <p ref={root} role="alert" className={css.trouble}>
      {text}
    </p>
  )
}
