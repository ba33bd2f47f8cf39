import { useEffect, useMemo, useRef } from 'react'
import type { Surface } from '#src/components/viewer/surface.ts'
import type { ViewedProposal } from '#wire/viewer.ts'
import type { PartKind } from './accept-part.tsx'
import { rowAnchor, rowChanges, sectionAnchor, sectionChanges } from './changes.ts'
import { tableAnchor } from './document-parts.ts'
import { AskAbout, RowChange, SectionChange } from './document-notes.tsx'
import type { About } from './drafts.ts'

type Props = {
  viewed: ViewedProposal
  kind: PartKind
  showsChanges: boolean
  mayAsk: boolean
  onAsk: (about: About) => void
}

/** What this page adds to the document: links to its parts, questions beside them, and what changed. */
export function useSurface({ viewed, kind, showsChanges, mayAsk, onAsk }: Props): Surface {
  const asking = useRef(onAsk)
  useEffect(() => {
    asking.current = onAsk
  }, [onAsk])
  return useMemo<Surface>(() => {
    const rows = showsChanges ? rowChanges(viewed) : undefined
    const sections = showsChanges ? sectionChanges(viewed) : undefined
    return {
      kind: 'page',
      choosing: choosingIn(viewed, kind),
      isOthersChoice: kind !== 'signed',
      sectionId: (key) => sectionAnchor(Number(key)),
      rowId: (key) => rowAnchor(Number(key)),
      tableId: (key) => tableAnchor(Number(key)),
      ...(mayAsk && {
        besideSection: (key: string, title: string) => (
          <AskAbout name={title} onPress={() => asking.current({ section_id: Number(key), name: title })} />
        ),
        besideRow: (key: string, content: string) => (
          <AskAbout isRow name={content} onPress={() => asking.current({ row_id: Number(key), name: content })} />
        ),
      }),
      rowChange(key) {
        const change = rows?.get(Number(key))
        return change && <RowChange change={change} />
      },
      sectionChange(key) {
        const change = sections?.get(Number(key))
        return change && <SectionChange kind={change} />
      },
    }
  }, [viewed, kind, showsChanges, mayAsk])
}

function choosingIn({ acceptances, preview }: ViewedProposal, kind: PartKind): Surface['choosing'] {
  if (acceptances.length > 0) return 'fixed'
  return !preview && (kind === 'accept' || kind === 'reader') ? 'open' : 'locked'
}
