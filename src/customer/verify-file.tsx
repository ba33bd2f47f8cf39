import { useRef, useState, type DragEvent } from 'react'
import form from './form.module.css'
import { hashOf } from './hash.ts'
import css from './verify-file.module.css'
import type { VerifyWords } from './verify-words.ts'

type Props = {
  words: Pick<VerifyWords, 'drop' | 'choose' | 'stays'>
  /** Of the file, which is read here and sent nowhere. */
  onHash: (hash: string) => void
}

/** Takes the document itself, dropped or chosen. */
export function VerifyFile({ words, onHash }: Props) {
  const [isOver, setOver] = useState(false)
  const choose = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    if (file) onHash(await hashOf(await file.arrayBuffer()))
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <div
      className={css.drop}
      data-over={isOver || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void take(event.dataTransfer.files[0])
      }}
    >
      <p>{words.drop}</p>
      <button type="button" className={form.outline} onClick={() => choose.current?.click()}>
        {words.choose}
      </button>
      <input
        ref={choose}
        type="file"
        hidden
        aria-label={words.choose}
        accept="application/pdf"
        onChange={(event) => {
          void take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <p className={form.hint}>{words.stays}</p>
    </div>
  )
}
