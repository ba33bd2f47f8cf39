import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { plainText } from '#wire/personalisation.ts'
import { classNames } from './class-names.ts'
import { cleaner } from './clean-html.ts'
import { PartBoundary } from './part-boundary.tsx'
import { usePart } from './use-part.ts'
import classes from './safe-html.module.css'

type Props = {
  html: string
  className?: string | undefined
  /** The app has marked something in it. */
  marks?: boolean
}

/**
 * The only place where HTML of the service reaches the page, cleaned once more. Where the cleaner cannot be fetched the
 * words are shown without their form.
 */
export function SafeHtml(props: Props) {
  const [coming, setComing] = useState(cleaner)
  return (
    <PartBoundary onAgain={() => setComing(cleaner())} missing={(again) => withoutForm(props, again)}>
      <Cleaned {...props} coming={coming} />
    </PartBoundary>
  )
}

const withoutForm = (props: Props, again: () => void) => <Plain {...props} onRetry={again} />

function Cleaned({ html, className, marks = false, coming }: Props & { coming: ReturnType<typeof cleaner> }) {
  const part = usePart(coming)
  const cleaned = useMemo(() => part && { __html: part.clean(html, marks ? ['mark'] : []) }, [part, html, marks])
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => (cleaned && root.current ? part?.scrollWideTables(root.current, classes.table) : undefined),
    [part, cleaned],
  )
  if (!cleaned) return null
  // oxlint-disable-next-line react/no-danger
  return <div ref={root} className={classNames(classes.root, className)} dangerouslySetInnerHTML={cleaned} />
}

function Plain({ html, className, onRetry }: Props & { onRetry: () => void }) {
  // Not missing-part.tsx, which speaks the language of the app: the customer's page shows texts too.
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return <div className={classNames(classes.root, classes.plain, className)}>{plainText(html)}</div>
}
