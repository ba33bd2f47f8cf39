import { CopyText } from '#src/components/ui/copy-text.tsx'
import css from './copied-code.module.css'

type Props = {
  label: string
  text: string
  /** A window that shows it begins at its button. */
  isFirst?: true
}

/** Something a program is given, in full and to be copied: an address, a secret, a call. */
export const CopiedCode = ({ label, text, isFirst }: Props) => (
  <p className={css.line}>
    <code aria-label={label}>{text}</code>
    <CopyText text={text} isFirst={isFirst} />
  </p>
)
