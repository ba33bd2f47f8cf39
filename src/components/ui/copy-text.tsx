import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'

type Copying = 'not yet' | 'copied' | 'refused'
type Props = {
  text: string
  label?: string
  /** The icon alone; the label is its name. */
  bare?: boolean
  /** A window begins here. */
  isFirst?: true | undefined
}

const labels = { copied: msg`Copied`, refused: msg`Copy it manually` }

/** Puts a text on the clipboard and says so; a browser that refuses is not hidden. */
export function CopyText({ text, label, bare = false, isFirst }: Props) {
  const { t } = useLingui()
  const [state, setState] = useState<Copying>('not yet')
  useEffect(() => {
    if (state === 'not yet') return
    const again = setTimeout(() => setState('not yet'), 2500)
    return () => clearTimeout(again)
  }, [state])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  const words = state === 'not yet' ? (label ?? t`Copy`) : t(labels[state])
  const icon = <Icon of={state === 'copied' ? IconCheck : IconCopy} />
  if (bare)
    return (
      <IconButton label={words} onClick={() => void copy()} aria-live="polite">
        {icon}
      </IconButton>
    )
  return (
    <Button variant="quiet" icon={icon} onClick={() => void copy()} aria-live="polite" data-autofocus={isFirst}>
      {words}
    </Button>
  )
}
