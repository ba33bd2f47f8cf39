import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { SelectField } from '#src/components/ui/select-field.tsx'
import { NewReceiver, type NewReceiverPerson } from './new-receiver.tsx'
import css from './record-receivers.module.css'

type Props = {
  /** People of the customer who do not receive it. */
  people: readonly { id: number; fullname: string; email: string }[]
  /** Tells the fault in words. */
  onAdd: (id: number) => Promise<string | undefined>
  /** Makes a new person of the customer and adds them. */
  onCreate: (person: NewReceiverPerson) => Promise<string | undefined>
}

/** One more receiver of a proposal that was sent: they get a link of their own, the others get nothing again. */
export function AddReceiver({ people, onAdd, onCreate }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<string | null>(null)
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [isNew, setNew] = useState(false)
  const add = async () => {
    if (chosen === null) return setFault(t`Choose somebody first`)
    setBusy(true)
    const refused = await onAdd(Number(chosen))
    setBusy(false)
    setFault(refused)
    if (refused === undefined) setChosen(null)
  }
  if (isNew)
    return (
      <NewReceiver
        onLeave={() => setNew(false)}
        onCreate={async (person) => {
          const refused = await onCreate(person)
          if (refused === undefined) setNew(false)
          return refused
        }}
      />
    )
  return (
    <div className={css.adding}>
      <SelectField
        label={t`Add receiver`}
        data={people.map(({ id, fullname, email }) => ({
          value: String(id),
          label: email ? `${fullname}, ${email}` : fullname,
        }))}
        value={chosen}
        error={fault}
        onChange={(id) => {
          setChosen(id)
          setFault(undefined)
        }}
      />
      <Button busy={busy} onClick={() => void add()}>
        <Trans>Add</Trans>
      </Button>
      <Button variant="quiet" onClick={() => setNew(true)}>
        <Trans>New person…</Trans>
      </Button>
    </div>
  )
}
