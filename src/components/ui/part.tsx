import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { MissingPart } from './missing-part.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { usePart } from './use-part.ts'

type Ways<Props> = {
  /** While it comes; nothing unless said otherwise. */
  fallback?: (props: Props) => ReactNode
  /** Where it could not be fetched; `again` asks once more. */
  missing?: (props: Props, again: () => void) => ReactNode
}

/**
 * A component whose code comes when it is first shown (`open` is a part of parts.ts). Without a connection it is missing
 * in its own place: the page around it stays, with everything written in it, and it comes when the network is back.
 */
export function partOf<Props extends object>(open: () => Promise<ComponentType<Props>>, ways: Ways<Props> = {}) {
  const { fallback = () => null, missing = (_, again) => <MissingPart onRetry={again} /> } = ways
  return function Part(props: Props) {
    const [coming, setComing] = useState(open)
    const empty = fallback(props)
    return (
      <PartBoundary onAgain={() => setComing(open())} missing={(again) => missing(props, again)}>
        {/* For what the part itself waits for. */}
        <Suspense fallback={empty}>
          <Come coming={coming} props={props} empty={empty} />
        </Suspense>
      </PartBoundary>
    )
  }
}

/** The same for a window over the page: where it is missing a line at the foot says so, and can be sent away. */
export const windowOf = <Props extends { opened?: boolean; onClose: () => void }>(
  open: () => Promise<ComponentType<Props>>,
) =>
  partOf<Props>(open, {
    missing: ({ opened = true, onClose }, again) => opened && <MissingPart onRetry={again} onClose={onClose} />,
  })

type ComeProps<Props> = { coming: Promise<ComponentType<Props>>; props: Props; empty: ReactNode }

function Come<Props extends object>({ coming, props, empty }: ComeProps<Props>) {
  const Here = usePart(coming)
  if (!Here) return empty
  // oxlint-disable-next-line react/static-components -- its module made it; here it is only waited for
  return <Here {...props} />
}
