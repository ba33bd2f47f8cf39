import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { IconFileText, IconPencil } from '@tabler/icons-react'
import { use, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { fileSizeText } from '#wire/file-size.ts'
import { maxLineLength } from '#wire/limits.ts'
import type { ViewedAttachment } from '#wire/viewer.ts'
import css from './attachment-list.module.css'

type Props = {
  attachment: ViewedAttachment
  onOpen: ((attachment: ViewedAttachment) => void) | undefined
  /** Left out where it cannot be changed. */
  onRename: ((name: string) => void) | undefined
  acts: ReactNode
}

/** One that is there: its name, which can be written anew, and its size. */
export function AttachedLine({ attachment, onOpen, onRename, acts }: Props) {
  const { t } = useLingui()
  const locale = use(MoneyLocale)
  const [isNaming, setNaming] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const { name, size } = attachment
  return (
    <li className={css.line}>
      <Icon of={IconFileText} />
      {isNaming && onRename ? (
        <NameField
          name={name}
          onName={(to, byKey) => {
            // Before the focus goes to what stands beside it.
            flushSync(() => setNaming(false))
            if (byKey) pencil.current?.focus()
            if (to !== '' && to !== name) onRename(to)
          }}
        />
      ) : (
        <AttachedName attachment={attachment} onOpen={onOpen} />
      )}
      <small>{fileSizeText(size, locale)}</small>
      {onRename && (
        <IconButton ref={pencil} label={t`Rename ${name}`} onClick={() => setNaming(true)}>
          <Icon of={IconPencil} />
        </IconButton>
      )}
      {acts}
    </li>
  )
}

function AttachedName({ attachment, onOpen }: Pick<Props, 'attachment' | 'onOpen'>) {
  const { name } = attachment
  if (!onOpen) return <span className={css.name}>{name}</span>
  return (
    <button type="button" className={css.name} onClick={() => onOpen(attachment)}>
      {name}
    </button>
  )
}

type NameProps = { name: string; onName: (name: string, byKey: boolean) => void }

/** The part before the ending is selected, as where files are kept. Enter and leaving keep what is written. */
function NameField({ name, onName }: NameProps) {
  const { t } = useLingui()
  const isDone = useRef(false)
  const end = (to: string, byKey: boolean) => {
    // A field that goes while it has the focus may still say that it lost it.
    if (!isDone.current) onName(to, byKey)
    isDone.current = true
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end(event.key === 'Enter' ? event.currentTarget.value.trim() : name, true)
  }
  return (
    <TextInput
      className={css.name}
      aria-label={t`Name of the attachment`}
      defaultValue={name}
      maxLength={maxLineLength}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the name did that was pressed to be changed
      autoFocus
      onFocus={({ currentTarget }) => currentTarget.setSelectionRange(0, name.replace(/\.pdf$/i, '').length)}
      onKeyDown={keys}
      onBlur={({ currentTarget }) => end(currentTarget.value.trim(), false)}
    />
  )
}
