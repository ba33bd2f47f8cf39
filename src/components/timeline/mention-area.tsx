import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import css from './mention-area.module.css'
import { matching, mentionAt, withMention, type Colleague } from './mentions.ts'

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> & {
  value: string
  onText: (text: string) => void
  /** Who can be named by an @; nobody where the customer reads along. */
  colleagues: readonly Colleague[]
}

/** Text in which an @ offers the colleagues: arrows choose, Enter and Tab take, Escape leaves the text as it is. */
export function MentionArea({ value, onText, colleagues, onKeyDown, ...rest }: Props) {
  const { t } = useLingui()
  const list = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const offer = useOffer(area, value, colleagues, onText)
  const { found, active, take } = offer
  const optionId = (at: number) => `${list}-${at}`
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!offer.key(event)) onKeyDown?.(event)
  }
  return (
    <div className={css.root}>
      <textarea
        {...rest}
        ref={area}
        value={value}
        aria-autocomplete={colleagues.length > 0 ? 'list' : undefined}
        aria-controls={found.length > 0 ? list : undefined}
        aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
        onChange={(event) => {
          onText(event.target.value)
          offer.look(event.target.value, event.target.selectionStart)
        }}
        onKeyDown={onKey}
        onBlur={offer.close}
      />
      <VisuallyHidden>
        <span role="status">
          {found.length > 0 && plural(found.length, { one: '# colleague found', other: '# colleagues found' })}
        </span>
      </VisuallyHidden>
      {found.length > 0 && (
        <div id={list} role="listbox" aria-label={t`Colleagues`} className={css.list}>
          {found.map((colleague, at) => (
            <div
              key={colleague.id}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              // The focus stays in the text.
              onPointerDown={(event) => {
                event.preventDefault()
                take(colleague)
              }}
            >
              {colleague.name}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

const most = 6

/** Whom the text before the caret may mean, and which of them is marked. */
function useOffer(
  area: RefObject<HTMLTextAreaElement | null>,
  value: string,
  colleagues: readonly Colleague[],
  onText: (text: string) => void,
) {
  const [typed, setTyped] = useState<{ start: number; caret: number; typed: string }>()
  const [active, setActive] = useState(0)
  const caret = useRef<number>(undefined)
  const found = typed ? matching(colleagues, typed.typed).slice(0, most) : []
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  const close = () => setTyped(undefined)
  const take = ({ name }: Colleague) => {
    if (!typed) return
    const taken = withMention(value, typed, name)
    caret.current = taken.caret
    onText(taken.text)
    close()
  }
  const look = (text: string, at: number) => {
    const mention = mentionAt(text, at)
    setTyped(mention && { ...mention, caret: at })
    setActive(0)
  }
  /** Whether the key was meant for the list. */
  const key = (event: KeyboardEvent): boolean => {
    const chosen = found[active]
    if (!chosen || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return false
    const acts: Record<string, () => void> = {
      ArrowDown: () => setActive((active + 1) % found.length),
      ArrowUp: () => setActive((active + found.length - 1) % found.length),
      Enter: () => take(chosen),
      Tab: () => take(chosen),
      Escape: close,
    }
    const act = acts[event.key]
    if (!act) return false
    event.preventDefault()
    event.stopPropagation()
    act()
    return true
  }
  return { found, active, take, look, key, close }
}
