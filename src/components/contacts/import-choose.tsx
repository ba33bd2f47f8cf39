import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useRef, useState, type DragEvent } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import css from './import.module.css'

type Props = {
  onFile: (file: File) => void
  /** Why the last file could not be used. */
  fault: string | undefined
}

/** The way in: a file is dropped or chosen. */
export function ImportChoose({ onFile, fault }: Props) {
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
            The first row names the columns. Nothing is written before you have seen what becomes of every row, and what
            was added can be taken back.
          </Trans>
        </p>
        <Button icon={<Icon of={IconFileSpreadsheet} />} onClick={() => input.current?.click()}>
          <Trans>Choose a file</Trans>
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t`CSV file`}
          accept=".csv,.tsv,.txt,text/csv"
          onChange={(event) => {
            const file = event.target.files?.item(0)
            if (file) onFile(file)
            event.target.value = ''
          }}
        />
      </div>
    </div>
  )
}
