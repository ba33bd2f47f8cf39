import { use, useMemo } from 'react'
import { classNames } from './class-names.ts'
import classes from './safe-html.module.css'

/** The elements of wire section 5; none keeps an attribute. */
const allowed = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'strong', 'em', 'hr']

let loading: Promise<(html: string, elements: string[]) => string> | undefined

/** The cleaner comes with the first text that needs it, so lists do not carry it. */
const cleaner = () =>
  (loading ??= import('dompurify').then(({ default: purify }) => (html, elements) => {
    const renamed = html.replace(/<(\/?)(b|i)(?=[\s>/])/gi, (_, slash: string, name: string) => {
      return `<${slash}${name.toLowerCase() === 'b' ? 'strong' : 'em'}`
    })
    return purify.sanitize(renamed, {
      ALLOWED_TAGS: elements,
      ALLOWED_ATTR: [],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    })
  }))

type Props = {
  html: string
  className?: string | undefined
  /** The app has marked something in it. */
  marks?: boolean
}

/** The only place where HTML of the service reaches the page, cleaned once more. Suspends until the cleaner is here. */
export function SafeHtml({ html, className, marks = false }: Props) {
  const clean = use(cleaner())
  const cleaned = useMemo(() => ({ __html: clean(html, marks ? [...allowed, 'mark'] : allowed) }), [clean, html, marks])
  // oxlint-disable-next-line react/no-danger
  return <div className={classNames(classes.root, className)} dangerouslySetInnerHTML={cleaned} />
}
