import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { catcherAnswers, type CatcherAnswer, type DemoDelivery, type DemoState } from '#wire/demo.ts'
import classes from './demo.module.css'
import { demo } from './home.ts'
import { Moment } from './moment.tsx'

const labels: Record<CatcherAnswer, string> = { '200': '200 at once', '500': '500 at once', slow: 'too slowly' }

type Props = { opened: boolean; catcher: DemoState['catcher'] | undefined; onClose: () => void }

/** Every try to deliver a webhook; those to the built-in catcher arrive. */
export function Deliveries({ opened, catcher, onClose }: Props) {
  const { data: tries } = useQuery({
    queryKey: ['deliveries'],
    queryFn: demo.deliveries,
    enabled: opened,
    refetchInterval: 2000,
  })
  return (
    <Dialog opened={opened} onClose={onClose} title="Webhooks" size="wide">
      {catcher && <Catcher catcher={catcher} />}
      {tries?.length === 0 && <p>Nothing has happened yet. Create or send a proposal, and it is told here.</p>}
      {tries?.map((one) => (
        <Try key={one.id} one={one} />
      ))}
    </Dialog>
  )
}

function Catcher({ catcher: { address, answer } }: { catcher: DemoState['catcher'] }) {
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: demo.answerWith,
    onSettled: () => client.invalidateQueries({ queryKey: ['state'] }),
  })
  // Shown as chosen at once; nothing refuses it.
  const shown = isPending ? variables : answer
  return (
    <fieldset className={classes.catcher}>
      <legend>
        The catcher at <code>{address}</code> answers
      </legend>
      {catcherAnswers.map((each) => (
        <label key={each}>
          <input type="radio" name="answer" checked={each === shown} onChange={() => mutate(each)} /> {labels[each]}
        </label>
      ))}
    </fieldset>
  )
}

const verdicts = { true: 'signature verified', false: 'signature wrong', null: 'did not arrive' } as const

const Try = ({ one }: { one: DemoDelivery }) => (
  <details className={classes.entry}>
    <summary>
      <Moment at={one.at} /> <strong>{one.event}</strong>{' '}
      <span className={classes.state}>
        {one.status ?? 'no answer'}, {verdicts[`${one.is_verified}`]}
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
