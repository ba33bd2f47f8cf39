import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/components/ui/button.tsx'
import { DateText } from '#src/components/ui/date-text.tsx'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import type { Answer } from '#wire/operation.ts'
import type { listSignIns } from '#wire/sign-ins.ts'
import css from './consent-list.module.css'

type SignIns = Answer<typeof listSignIns>
type Place = SignIns['browsers'][number] & { application?: { name: string } }

type Props = {
  signIns: SignIns
  onEnd: (place: { kind: 'application' | 'browser'; id: number; name: string }) => void
}

const nameOf = ({ application, device }: Place) => {
  const where = device === '' ? t`Unknown device` : device
  return application ? t`${application.name} in ${where}` : t`Sign-in pages in ${where}`
}

/** Each place where the person is signed in, what was used last first; the one they look from cannot be ended here. */
export function SignInList({ signIns: { applications, browsers }, onEnd }: Props) {
  const { t } = useLingui()
  const places = [
    ...applications.map((place) => ({ kind: 'application' as const, place })),
    ...browsers.map((place) => ({ kind: 'browser' as const, place })),
  ]
  return (
    <ul className={css.list} aria-label={t`Devices`}>
      {places.map(({ kind, place }) => (
        <PlaceRow
          key={`${kind} ${place.id}`}
          place={place}
          onEnd={() => onEnd({ kind, id: place.id, name: nameOf(place) })}
        />
      ))}
    </ul>
  )
}

function PlaceRow({ place, onEnd }: { place: Place; onEnd: () => void }) {
  const name = nameOf(place)
  return (
    <li>
      <span className={css.name}>{name}</span>
      <span className={css.given}>
        {place.current ? (
          <Trans>This one, used now</Trans>
        ) : (
          <Trans>
            Last used <DateText date={place.date_lastused} inSentence />
          </Trans>
        )}
      </span>
      {place.current ? (
        <span />
      ) : (
        <Button variant="quiet" onClick={onEnd}>
          <Trans>
            Sign out <VisuallyHidden>{name}</VisuallyHidden>
          </Trans>
        </Button>
      )}
    </li>
  )
}
