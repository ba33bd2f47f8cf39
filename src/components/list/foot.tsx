import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import css from './foot.module.css'
import { hasNextPage, shownWords, type PageShown } from './page.ts'

type Props = PageShown & {
  to: (page: number) => string
  onNear: (page: number) => void
  /** The rows of a list that fits one page, counted in words. */
  all: (count: number) => string
  /** The list has a search that `/` leads to. */
  withSearch?: boolean
}

/** Which part of the list is shown, the ways to the others, and the keys that work here. */
export function ListFoot({ page, shown, total, isMore, to, onNear, all, withSearch = true }: Props) {
  const { t } = useLingui()
  const hasNext = hasNextPage({ page, shown, total, isMore })
  return (
    <footer className={css.foot}>
      <span>{shownWords({ page, shown, total, isMore }, all)}</span>
      <Keys withSearch={withSearch} />
      {(page > 1 || hasNext) && (
        <nav className={css.pages} aria-label={t`Pages`}>
          <PageLink page={page > 1 ? page - 1 : undefined} {...{ to, onNear }}>
            <IconChevronLeft size={16} stroke={1.6} aria-hidden />
            <Trans>Previous</Trans>
          </PageLink>
          <PageLink page={hasNext ? page + 1 : undefined} {...{ to, onNear }}>
            <Trans>Next</Trans>
            <IconChevronRight size={16} stroke={1.6} aria-hidden />
          </PageLink>
        </nav>
      )}
    </footer>
  )
}

/** Under a list that comes whole: how much it is, in words. */
export const WholeListFoot = ({ children }: { children: string }) => (
  <footer className={css.foot}>
    <span>{children}</span>
    <Keys withSearch />
  </footer>
)

const Keys = ({ withSearch }: { withSearch: boolean }) => (
  <span className={css.keys} aria-hidden>
    <Trans>
      <kbd>↑</kbd>
      <kbd>↓</kbd> Navigate <kbd>Enter</kbd> Open
    </Trans>
    {withSearch && (
      <Trans>
        <kbd>/</kbd> Search
      </Trans>
    )}
  </span>
)

type PageLinkProps = { page: number | undefined; children: ReactNode } & Pick<Props, 'to' | 'onNear'>

function PageLink({ page, to, onNear, children }: PageLinkProps) {
  if (page === undefined) return <span aria-disabled>{children}</span>
  const near = () => onNear(page)
  return (
    <Link to={to(page)} onPointerEnter={near} onFocus={near}>
      {children}
    </Link>
  )
}
