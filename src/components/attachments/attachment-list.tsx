import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileText, IconPaperclip, IconRefresh, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { LineActs } from '#src/components/ui/line-acts.tsx'
import type { Toast } from '#src/components/ui/toasts.tsx'
import { useFileDrop } from '#src/components/ui/use-file-drop.ts'
import type { ViewedAttachment } from '#wire/viewer.ts'
import { AttachedLine } from './attached-line.tsx'
import css from './attachment-list.module.css'
import { useUploads, type Sending, type Upload } from './use-uploads.ts'

type List = readonly ViewedAttachment[]

type Props = {
  attachments: List
  /** Changes the list as it is by then. */
  onChange: (change: (attachments: List) => List) => void
  /** Says what was removed, and how it comes back. */
  onRemoved: (toast: Toast) => void
  /** Hands one to whoever wants to look at it; left out where it is not kept anywhere yet. */
  onOpen?: (attachment: ViewedAttachment) => void
  upload: Upload
  readOnly?: boolean
}

/** PDFs that go along: dropped anywhere on it or chosen, in their order, each on its way until it is there. */
export function AttachmentList({ attachments, onChange, onRemoved, onOpen, upload, readOnly = false }: Props) {
  const onAttached = (one: ViewedAttachment) => onChange((all) => withOne(all, one, all.length))
  const { sendings, take, retry, remove } = useUploads({ upload, count: attachments.length, onAttached })
  const choose = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLDivElement>(null)
  const { isOver, ...drop } = useFileDrop(take)
  const removed = (one: ViewedAttachment, at: number) => {
    onChange((all) => all.filter(({ file }) => file !== one.file))
    button.current?.querySelector('button')?.focus()
    const undo = () => onChange((all) => withOne(all, one, at))
    onRemoved({ text: t`“${one.name}” removed`, undo })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is one more way: the button does the same
    <div className={css.root} data-over={(!readOnly && isOver) || undefined} {...(readOnly ? {} : drop)}>
      {(attachments.length > 0 || sendings.length > 0) && (
        <ul className={css.list}>
          {attachments.map((one, at) => (
            <AttachedLine
              key={one.file}
              attachment={one}
              onOpen={onOpen}
              onRename={readOnly ? undefined : (name) => onChange((all) => renamed(all, one, name))}
              acts={
                !readOnly && (
                  <LineActs
                    what={one.name}
                    at={at}
                    count={attachments.length}
                    onMove={(to) => onChange((all) => moved(all, one, to))}
                    onRemove={() => removed(one, at)}
                    inline
                  />
                )
              }
            />
          ))}
          {sendings.map((sending) => (
            <OnItsWay
              key={sending.key}
              sending={sending}
              onRetry={() => retry(sending)}
              onRemove={() => remove(sending.key)}
            />
          ))}
        </ul>
      )}
      {readOnly && attachments.length === 0 && (
        <p className={css.none}>
          <Trans>No attachments.</Trans>
        </p>
      )}
      {!readOnly && (
        <div ref={button} className={css.add}>
          <input
            ref={choose}
            type="file"
            hidden
            multiple
            aria-label={t`PDF files`}
            accept="application/pdf"
            onChange={({ target }) => {
              take(Array.from(target.files ?? []))
              target.value = ''
            }}
          />
          <Button icon={<Icon of={IconPaperclip} />} onClick={() => choose.current?.click()}>
            <Trans>Attach PDF</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

/** The same file once more stays one. */
const withOne = (all: List, one: ViewedAttachment, at: number) =>
  all.some(({ file }) => file === one.file) ? all : all.toSpliced(at, 0, one)

const renamed = (all: List, { file }: ViewedAttachment, name: string) =>
  all.map((one) => (one.file === file ? { ...one, name } : one))

const moved = (all: List, one: ViewedAttachment, to: number) =>
  all.filter(({ file }) => file !== one.file).toSpliced(to, 0, one)

type OnItsWayProps = { sending: Sending; onRetry: () => void; onRemove: () => void }

function OnItsWay({ sending: { file, share, fault, mayRetry }, onRetry, onRemove }: OnItsWayProps) {
  const { t } = useLingui()
  const { name } = file
  return (
    <li className={css.line} data-failed={fault !== undefined || undefined}>
      <Icon of={IconFileText} />
      <span className={css.name}>{name}</span>
      {fault === undefined ? (
        <progress value={share} max={1} aria-label={t`Uploading ${name}`} />
      ) : (
        <span role="alert" className={css.fault}>
          {fault}
        </span>
      )}
      <span className={css.acts}>
        {mayRetry && fault !== undefined && (
          <IconButton label={t`Upload ${name} again`} onClick={onRetry}>
            <Icon of={IconRefresh} />
          </IconButton>
        )}
        <IconButton label={t`Remove ${name}`} onClick={onRemove}>
          <Icon of={IconX} />
        </IconButton>
      </span>
    </li>
  )
}
