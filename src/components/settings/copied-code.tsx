import { CopyText } from '#src/components/ui/copy-text.tsx'
import css from './copied-code.module.css'

/** Something a program is given, in full and to be copied: an address, a secret, a call. */
export const CopiedCode = ({ label, text }: { label: string; text: string }) => (
  <p className={css.line}>
    <code aria-label={label}>{text}</code>
    <CopyText text={text} />
  </p>
)
