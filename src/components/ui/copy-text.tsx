import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type Copying = 'not yet' | 'copied' | 'refused'
type Props = { text: string; label?: string }

const labels = { copied: 'Copied', refused: 'Copy by hand' }

/** Puts a text on the clipboard and says so; a browser that refuses is not hidden. */
export function CopyText({ text, label = 'Copy' }: Props) {
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
  return (
    <Button
      variant="quiet"
      icon={<Icon of={state === 'copied' ? IconCheck : IconCopy} />}
      onClick={() => void copy()}
      aria-live="polite"
    >
      {state === 'not yet' ? label : labels[state]}
    </Button>
  )
}
