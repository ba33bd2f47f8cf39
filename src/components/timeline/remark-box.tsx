import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconLock, IconMail, IconMessage } from '@tabler/icons-react'
import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import { listed } from '#src/locales/formats.ts'
import type { CommentAudience, NewComment } from '#wire/proposal-comments.ts'
import { maxTextLength } from '#wire/limits.ts'
import { MentionArea } from './mention-area.tsx'
import { mentionedIn, type Colleague } from './mentions.ts'
import css from './remark-box.module.css'

type Props = {
  /** Who gets it by mail when it is written to the customer. */
  readers: readonly string[]
  /** Who reads a note. */
  colleagues: readonly Colleague[]
  isAnswer: boolean
  /**
   * Held by whoever shows it, who also asks before it is lost: should a colleague answer first, the words stay, and stay
   * for whom they were meant.
   */
  draft: { text: string; to: CommentAudience }
  onDraft: (change: Partial<Props['draft']>) => void
  /** Gives why it could not be written, in words. */
  onWrite: (words: Pick<NewComment, 'comment' | 'to' | 'mentions'>) => Promise<string | undefined>
}

/**
 * Written to the customer or among the team. Nobody may mix them up, so the switch changes the ground, the edge, the
 * face, the sentence and the button at once.
 */
export function RemarkBox({ readers, colleagues, isAnswer, draft: { text, to }, onDraft, onWrite }: Props) {
  const { t } = useLingui()
  const name = useId()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isInternal = to === 'team'

  async function submit(event?: SubmitEvent) {
    event?.preventDefault()
    const comment = text.trim()
    if (isBusy || comment === '') return
    setBusy(true)
    const refused = await onWrite({ comment, to, mentions: isInternal ? mentionedIn(comment, colleagues) : [] })
    setBusy(false)
    setFault(refused)
    if (refused === undefined) onDraft({ text: '' })
  }
  const label = isInternal ? t`Internal note` : isAnswer ? t`Reply to the customer` : t`Message to the customer`
  return (
    <form className={css.box} data-to={to} onSubmit={(event) => void submit(event)}>
      <fieldset className={css.switch}>
        <legend>
          <VisuallyHidden>{t`Visibility`}</VisuallyHidden>
        </legend>
        <label>
          <input type="radio" name={name} checked={!isInternal} onChange={() => onDraft({ to: 'customer' })} />
          <Icon of={IconMessage} />
          <Trans>To the customer</Trans>
        </label>
        <label>
          <input type="radio" name={name} checked={isInternal} onChange={() => onDraft({ to: 'team' })} />
          <Icon of={IconLock} />
          <Trans>Internal note</Trans>
        </label>
      </fieldset>
      <div className={css.paper}>
        <MentionArea
          colleagues={isInternal ? colleagues : []}
          aria-label={label}
          aria-describedby={`${name}-readers`}
          rows={3}
          maxLength={maxTextLength}
          value={text}
          // What is typed now would go with what is being sent.
          readOnly={isBusy}
          onText={(typed) => onDraft({ text: typed })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
          }}
        />
        <div className={css.foot}>
          <p id={`${name}-readers`} role="status">
            <Icon of={isInternal ? IconLock : IconMail} />
            <span>
              {isInternal
                ? colleagueWords(colleagues.map(({ name }) => name.split(' ')[0] ?? name))
                : readersWords(readers)}
            </span>
          </p>
          <Button type="submit" className={css.act} variant={isInternal ? 'outline' : 'primary'} busy={isBusy}>
            {isInternal ? t`Save note` : sendWords(readers, isAnswer)}
          </Button>
        </div>
        {fault !== undefined && (
          <p role="alert" className={css.fault}>
            {fault}
          </p>
        )}
      </div>
    </form>
  )
}

function readersWords(readers: readonly string[]): string {
  const names = listed(readers)
  return names === '' ? t`Shown on the customer’s page` : t`Emailed to ${names} in your name`
}

function colleagueWords(colleagues: readonly string[]): string {
  const names = listed(colleagues)
  return names === '' ? t`Never shown to the customer` : t`${names}. Never shown to the customer.`
}

/** Says to how many it goes. */
function sendWords({ length }: readonly string[], isAnswer: boolean): string {
  if (length < 2) return isAnswer ? t`Send answer` : t`Send message`
  return isAnswer
    ? plural(length, { one: 'Send answer to # person', other: 'Send answer to # people' })
    : plural(length, { one: 'Send message to # person', other: 'Send message to # people' })
}
