import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { catcherAnswers, type CatcherAnswer, type DemoDelivery, type DemoState } from '#wire/demo.ts'
import classes from './demo.module.css'
import { demo } from './home.ts'
import { Moment } from './moment.tsx'

const labels: Record<CatcherAnswer, MessageDescriptor> = {
  '200': msg`200 immediately`,
  '500': msg`500 immediately`,
  slow: msg`timeout`,
}

type Props = { opened: boolean; catcher: DemoState['catcher'] | undefined; onClose: () => void }

/** Every try to deliver a webhook; those to the built-in catcher arrive. */
export function Deliveries({ opened, catcher, onClose }: Props) {
  const { t } = useLingui()
  const { data: tries } = useQuery({
    queryKey: ['deliveries'],
    queryFn: demo.deliveries,
    enabled: opened,
    refetchInterval: 2000,
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={t`Webhooks`} size="wide">
      {catcher && <Catcher catcher={catcher} />}
      {tries?.length === 0 && (
        <p>
          <Trans>No events yet. Create or send a proposal to see them here.</Trans>
        </p>
      )}
      {tries?.map((one) => (
        <Try key={one.id} one={one} />
      ))}
    </Dialog>
  )
}

function Catcher({ catcher: { address, answer } }: { catcher: DemoState['catcher'] }) {
  const { t } = useLingui()
  const client = useQueryClient()
  // Shown as chosen within the press: a mutation tells that it is pending a moment later.
  const [chosen, setChosen] = useState<CatcherAnswer>()
  const { mutate } = useMutation({
    mutationFn: demo.answerWith,
    onSettled: () => client.invalidateQueries({ queryKey: ['state'] }).then(() => setChosen(undefined)),
  })
  const shown = chosen ?? answer
  const choose = (each: CatcherAnswer) => {
    setChosen(each)
    mutate(each)
  }
  return (
    <fieldset className={classes.catcher}>
      <legend>
        <Trans>
          Response of the test receiver at <code>{address}</code>
        </Trans>
      </legend>
      {catcherAnswers.map((each) => (
        <label key={each}>
          <input type="radio" name="answer" checked={each === shown} onChange={() => choose(each)} /> {t(labels[each])}
        </label>
      ))}
    </fieldset>
  )
}

const verdicts = { true: msg`signature verified`, false: msg`signature invalid`, null: msg`not delivered` } as const

const Try = ({ one }: { one: DemoDelivery }) => {
  const { t } = useLingui()
  return (
    <details className={classes.entry}>
      <summary>
        <Moment at={one.at} /> <strong>{one.event}</strong>{' '}
        <span className={classes.state}>
          {one.status ?? t`no answer`}, {t(verdicts[`${one.is_verified}`])}
        </span>
      </summary>
      {one.error !== '' && <p>{one.error}</p>}
      <pre className={classes.text}>
        {[`POST ${one.payload_url}`, ...one.headers.map(({ name, value }) => `${name}: ${value}`), '', one.body].join(
          '\n',
        )}
      </pre>
    </details>
  )
}
