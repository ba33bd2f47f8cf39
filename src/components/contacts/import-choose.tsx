import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useRef, useState, type DragEvent } from 'react'
import { present } from '#src/clock.ts'
import { shortDate } from '#src/components/ui/short-date.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { useLanguage } from '#src/locales/language.ts'
import { RemainingRowsButton } from './remaining-rows-button.tsx'
import css from './import.module.css'

/** `at` is in milliseconds since 1970; the rows that remain stand below their heads. */
type Past = {
  id: string
  name: string
  at: number
  written: readonly unknown[]
  remaining?: { rows: readonly unknown[] } | undefined
}

type Props<One> = {
  onFile: (file: File) => void
  /** Why the last file could not be used. */
  fault: string | undefined
  /** What was imported here and can be taken back still, or has rows that were not. */
  past: readonly One[]
  onUndo: (one: One) => void
  onRemaining: (one: One) => void
}

/** The way in: a file is dropped or chosen. */
export function ImportChoose<One extends Past>({ onFile, fault, past, onUndo, onRemaining }: Props<One>) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files.item(0)
    if (file) onFile(file)
  }
  return (
    <div className={css.part}>
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button within does the same */}
      <div
        className={css.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <h2>
          <Trans>Drop a CSV file here</Trans>
        </h2>
        <p>
          <Trans>
            The first row names the columns. You check every row before anything is imported, and can undo the import.
          </Trans>
        </p>
        <Button icon={<Icon of={IconFileSpreadsheet} />} onClick={() => input.current?.click()}>
          <Trans>Choose file</Trans>
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t`CSV file`}
          // A workbook is no CSV file, but whoever chooses one is told what to do.
          accept=".csv,.tsv,.txt,text/csv,.xlsx,.xls,.ods"
          onChange={(event) => {
            const file = event.target.files?.item(0)
            if (file) onFile(file)
            event.target.value = ''
          }}
        />
      </div>
      {past.length > 0 && <PastImports past={past} onUndo={onUndo} onRemaining={onRemaining} />}
    </div>
  )
}

type PastProps<One> = Pick<Props<One>, 'past' | 'onUndo' | 'onRemaining'>

function PastImports<One extends Past>({ past, onUndo, onRemaining }: PastProps<One>) {
  useLanguage()
  return (
    <section className={css.past} aria-labelledby="imports-done">
      <h2 id="imports-done">
        <Trans>Imported in this browser in the last 24 hours</Trans>
      </h2>
      <ul>
        {past.map((one) => (
          <li key={one.id}>
            <span>
              {one.name}, {shortDate(new Date(one.at), present(), true)}
            </span>
            {one.remaining && (
              <RemainingRowsButton count={one.remaining.rows.length - 1} onClick={() => onRemaining(one)} />
            )}
            {one.written.length > 0 && (
              <Button onClick={() => onUndo(one)}>
                {plural(one.written.length, { one: 'Undo import of # contact', other: 'Undo import of # contacts' })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
