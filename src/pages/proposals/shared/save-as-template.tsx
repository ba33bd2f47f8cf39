import { t } from '@lingui/core/macro'
import { IconTemplate } from '@tabler/icons-react'
import { useState } from 'react'
import { Icon } from '#src/components/ui/icon.tsx'
import type { MenuItem } from '#src/components/ui/menu.tsx'
import { windowOf } from '#src/components/ui/part.tsx'
import { newPart } from '#src/parts.ts'
import { useMay } from '#src/pages/shared/may.ts'

type Source = { id: number; name: string }

const Window = windowOf(newPart(() => import('./template-window.tsx').then(({ TemplateWindow }) => TemplateWindow)))

/** The act in a menu, for those who may make templates, and the window it opens. Needs the app interface. */
export function useTemplateAct() {
  const [source, setSource] = useState<Source>()
  // What favorite templates are made by; its own operation would bring its words before the list is there.
  const mayMake = useMay('admin')
  const itemsOf = (proposal: Source, open = (then: () => void) => then()): MenuItem[] =>
    mayMake
      ? [
          {
            label: t`Save as template…`,
            icon: <Icon of={IconTemplate} />,
            onSelect: () => open(() => setSource(proposal)),
          },
        ]
      : []
  return { itemsOf, window: source && <Window {...source} onClose={() => setSource(undefined)} /> }
}
