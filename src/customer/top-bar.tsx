import { use, useState } from 'react'
import { ChatIcon } from './icons.tsx'
import { questionsAnchor } from './questions.tsx'
import { SpeechContext } from './speech.ts'
import css from './page.module.css'

type Props = { title: string; logo: string; mayAsk: boolean }

/** Whose proposal it is. The page loads nothing of anybody else, so a logo counts only from here. */
export function TopBar({ title, logo, mayAsk }: Props) {
  const { words } = use(SpeechContext)
  const [isBroken, setBroken] = useState(false)
  return (
    <header className={css.top}>
      <p className={css.firm}>
        {isOwn(logo) && !isBroken && <img src={logo} alt="" height={28} onError={() => setBroken(true)} />}
        {title}
      </p>
      {mayAsk && (
        <a href={`#${questionsAnchor}`} className={css.ask}>
          <ChatIcon />
          <span>{words.askQuestion}</span>
        </a>
      )}
    </header>
  )
}

function isOwn(logo: string): boolean {
  if (logo.startsWith('data:image/')) return true
  return (
    URL.canParse(logo, window.location.href) &&
    new URL(logo, window.location.href).origin === window.location.origin &&
    logo !== ''
  )
}
