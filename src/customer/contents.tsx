import { use } from 'react'
import { SpeechContext } from './speech.ts'
import css from './contents.module.css'

export type Part = { anchor: string; title: string; isChanged?: boolean }

export function Contents({ parts, current }: { parts: readonly Part[]; current: string | undefined }) {
  const { words } = use(SpeechContext)
  return (
    <nav className={css.contents} aria-label={words.contents}>
      {parts.map(({ anchor, title, isChanged }) => (
        <a
          key={anchor}
          href={`#${anchor}`}
          aria-current={anchor === current ? 'true' : undefined}
          data-changed={isChanged || undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  )
}
