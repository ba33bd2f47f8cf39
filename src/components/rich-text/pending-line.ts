import css from './picture.module.css'

/** What is said of a picture on its way, in the language of the app. */
export type PendingWords = {
  sending: (name: string) => string
  failed: (name: string, reason: string) => string
  wrongType: string
  tooLarge: string
  locked: string
  again: string
  remove: string
}

type Acts = { again: () => void; remove: () => void }

/** A line within a text that tells how a picture's way to the service goes; made by hand, since it is no part of it. */
export function pendingLine(name: string, words: PendingWords, { again, remove }: Acts) {
  const line = element('div', css.pending)
  line.contentEditable = 'false'
  const said = element('span', css.said)
  said.setAttribute('role', 'status')
  const retry = button(words.again, again)
  line.append(said, retry, button(words.remove, remove))
  return {
    line,
    sending: () => {
      said.textContent = words.sending(name)
      line.dataset['state'] = 'sending'
      retry.hidden = true
    },
    failed: (reason: string, canRetry: boolean) => {
      said.textContent = words.failed(name, reason)
      line.dataset['state'] = 'failed'
      retry.hidden = !canRetry
    },
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string | undefined) {
  const made = document.createElement(name)
  if (className) made.className = className
  return made
}

function button(label: string, act: () => void) {
  const made = element('button', css.act)
  made.type = 'button'
  made.textContent = label
  made.addEventListener('click', act)
  return made
}
