import { use, useMemo } from 'react'
import { classNames } from './class-names.ts'
import { cleaner } from './clean-html.ts'
import classes from './safe-html.module.css'

type Props = {
  html: string
  className?: string | undefined
  /** The app has marked something in it. */
  marks?: boolean
}

/** The only place where HTML of the service reaches the page, cleaned once more. Suspends until the cleaner is here. */
export function SafeHtml({ html, className, marks = false }: Props) {
  const clean = use(cleaner())
  const cleaned = useMemo(() => ({ __html: clean(html, marks ? ['mark'] : []) }), [clean, html, marks])
  // oxlint-disable-next-line react/no-danger
  return <div className={classNames(classes.root, className)} dangerouslySetInnerHTML={cleaned} />
}
