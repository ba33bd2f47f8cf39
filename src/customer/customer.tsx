import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { beginAtTop } from './at-top.ts'
import { DraftsContext, newDrafts } from './drafts.ts'
import type { PageState } from './page-state.ts'
import type { PageStore } from './page-store.ts'
import css from './page.module.css'
import { PasswordForm } from './password-form.tsx'
import { PlainPage, Reach } from './plain-page.tsx'
import { ProposalPage } from './proposal-page.tsx'
import { SpeechContext, speechOf, speechOfProposal, type Speech } from './speech.ts'

/** The customer's page in each of its states. */
export function Customer({ store }: { store: PageStore }) {
  const state = useSyncExternalStore(store.subscribe, store.state)
  const language = languageOf(state)
  const viewed = state.is === 'open' ? state.proposal : undefined
  const speech = useMemo(() => (viewed ? speechOfProposal(viewed) : speechOf(language)), [viewed, language])
  const account = titleOf(state)
  useEffect(() => {
    document.documentElement.lang = speech.reading.language
    if (account !== undefined) document.title = speech.words.proposalFrom(account)
    // Until something is known the host's word for it stands.
    else if (state.is !== 'loading' && state.is !== 'away') document.title = speech.words.proposal
  }, [speech, account, state.is])
  useOpenedFocus(state.is)
  const [drafts] = useState(newDrafts)
  return (
    <SpeechContext value={speech}>
      <DraftsContext value={drafts}>
        <State state={state} store={store} speech={speech} />
      </DraftsContext>
    </SpeechContext>
  )
}

/** Also where the part that the address names is gone to, once it is there. */
function useOpenedFocus(is: PageState['is']) {
  const was = useRef(is)
  useEffect(() => {
    if (is === 'open' && was.current !== 'loading') beginAtTop()
    was.current = is
  }, [is])
}

/** Before the proposal is known, the browser's own language. */
const languageOf = (state: PageState) => {
  if (state.is === 'open') return state.proposal.proposal.language
  const seller = 'seller' in state ? state.seller : undefined
  return seller?.language || navigator.language
}

const titleOf = (state: PageState) => {
  if (state.is === 'open') return state.proposal.account.title
  return 'seller' in state ? state.seller?.title : undefined
}

type Props = { state: PageState; store: PageStore; speech: Speech }

function State({ state, store, speech: { words } }: Props) {
  const { states, password } = words
  switch (state.is) {
    case 'open':
      return <ProposalPage state={state} store={store} />
    case 'loading':
      return (
        <p role="status" className={css.loading}>
          {words.loading}
        </p>
      )
    case 'password':
      return (
        <PlainPage
          heading={state.toChoose ? password.chooseHeading : password.heading}
          text={state.toChoose ? password.choose : password.enter}
          seller={state.seller}
        >
          <PasswordForm toChoose={state.toChoose} onUnlock={store.unlock} />
        </PlainPage>
      )
    case 'ended':
      return (
        <PlainPage heading={states.ended} text={states.endedText} seller={state.seller}>
          <Reach seller={state.seller} />
        </PlainPage>
      )
    case 'away':
      return (
        <PlainPage
          heading={state.offline ? states.offline : states.away}
          text={state.offline ? states.offlineText : states.awayText}
          isAlert
        >
          <Retry label={states.retry} onPress={store.retryNow} />
        </PlainPage>
      )
    case 'blocked':
      return <PlainPage heading={states.blocked} text={states.blockedText} />
    case 'incomplete':
      return <PlainPage heading={states.incomplete} text={states.incompleteText} />
    case 'unknown':
      return <PlainPage heading={states.unknown} text={states.unknownText} />
  }
}

const Retry = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <p>
    <button type="button" onClick={onPress}>
      {label}
    </button>
  </p>
)
