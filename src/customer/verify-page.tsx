import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { readingOf } from '#src/components/viewer/reading.ts'
import type { ViewerLanguage } from '#src/components/viewer/viewer-words.ts'
import { verifyHash } from '#wire/viewer-acts.ts'
import type { Answer } from '#wire/operation.ts'
import { Field } from './field.tsx'
import form from './form.module.css'
import { exactMomentOf } from './formats.ts'
import { hashIn } from './hash.ts'
import { SignedGlyph } from './icons.tsx'
import css from './page.module.css'
import plainPageCss from './plain-page.module.css'
import signedCss from './signed.module.css'
import type { Requests } from './requests.ts'
import { VerifyFile } from './verify-file.tsx'
import { languageNames, verifyWords, type VerifyWords } from './verify-words.ts'

type Result = Answer<typeof verifyHash> | 'away'
type Props = { initial: string; requests: Requests }

/** Belongs to the service, not to a seller: whether exactly this was accepted here, and when. */
export function VerifyPage({ initial, requests }: Props) {
  const [language, setLanguage] = useState<ViewerLanguage>(() => readingOf(navigator.language, undefined).language)
  const words = verifyWords[language]
  useEffect(() => {
    document.documentElement.lang = language
    document.title = words.title
  }, [language, words])
  return (
    <div className={css.page}>
      <header className={css.top}>
        <p className={css.firm}>
          <img src={`${import.meta.env.BASE_URL}mark.svg`} alt="" height={26} />
          <span>
            Proffer <small>{words.name}</small>
          </span>
        </p>
        <nav className={css.languages} aria-label={words.languages}>
          {Object.entries(languageNames).map(([key, name]) => (
            <button
              key={key}
              type="button"
              lang={key}
              aria-pressed={key === language}
              onClick={() => setLanguage(key as ViewerLanguage)}
            >
              {name}
            </button>
          ))}
        </nav>
      </header>
      <main className={plainPageCss.plain}>
        <h1>{words.heading}</h1>
        <p>{words.lead}</p>
        <Check key={initial} initial={initial} requests={requests} words={words} language={language} />
        <p className={form.hint}>{words.call}</p>
      </main>
    </div>
  )
}

function Check({ initial, requests, words, language }: Props & { words: VerifyWords; language: ViewerLanguage }) {
  const [code, setCode] = useState(initial)
  const [isFaulty, setFaulty] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Result>()
  const [isFromFile, setFromFile] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef<symbol>(undefined)

  async function check(text: string, isFile = false) {
    const own = (asked.current = Symbol())
    const hash = hashIn(text)
    setFromFile(isFile)
    setFaulty(hash === undefined)
    setResult(undefined)
    setBusy(hash !== undefined)
    if (hash === undefined) return field.current?.focus()
    const answer = await requests.call(verifyHash, { params: { hash } }).catch(() => 'away' as const)
    // Something else was asked since: the answer would be taken for one about that.
    if (own !== asked.current) return
    setResult(answer)
    setBusy(false)
  }
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current || hashIn(initial) === undefined) return
    opened.current = true
    void check(initial)
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy) void check(code)
  }

  return (
    <>
      <VerifyFile
        words={words}
        onHash={(hash) => {
          setCode(hash)
          void check(hash, true)
        }}
      />
      <form noValidate className={form.form} onSubmit={submit}>
        <Field label={words.label} fault={isFaulty ? words.malformed : undefined}>
          {(props) => (
            <input
              {...props}
              ref={field}
              className={form.code}
              autoComplete="off"
              spellCheck={false}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
        <div className={form.acts}>
          <button className={form.primary} aria-disabled={isBusy || undefined}>
            {isBusy ? words.busy : words.act}
          </button>
        </div>
      </form>
      <div role="status">
        {result && <Said result={result} isFromFile={isFromFile} words={words} language={language} />}
      </div>
    </>
  )
}

type SaidProps = { result: Result; isFromFile: boolean; words: VerifyWords; language: ViewerLanguage }

function Said({ result, isFromFile, words, language }: SaidProps) {
  if (result === 'away') return <p className={css.trouble}>{words.away}</p>
  if (!result.accepted)
    return (
      <section className={signedCss.result}>
        <h2>{isFromFile ? words.noFile : words.no}</h2>
        <p>{isFromFile ? words.noFileText : words.noText}</p>
      </section>
    )
  return (
    <section className={signedCss.result}>
      <h2>
        <SignedGlyph size={28} /> {isFromFile ? words.yes : words.known}
      </h2>
      <p>{isFromFile ? words.yesText : words.knownText}</p>
      <dl className={signedCss.proof}>
        <div>
          <dt>{words.date}</dt>
          <dd>{exactMomentOf(result.date, readingOf(language, undefined))}</dd>
        </div>
        <div>
          <dt>{words.sender}</dt>
          <dd>{result.account_title}</dd>
        </div>
      </dl>
    </section>
  )
}
