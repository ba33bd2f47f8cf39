import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { messageFor } from '#src/api/error-message.ts'
import { useRehearseAutomations } from '#src/api/settings-automation-sets.ts'
import { AutomationRehearsal } from '#src/components/settings/automation-rehearsal.tsx'
import type { AutomationFields } from '#src/components/settings/automation-values.ts'
import { automationSentence } from '#src/components/settings/automation-words.ts'
import type { Rehearsal } from '#wire/settings-automation-sets.ts'

/** Tries the steps as they are in the form, saved or not. */
export function Rehearse() {
  const { getValues, trigger } = useFormContext<AutomationFields>()
  const { mutateAsync, isPending } = useRehearseAutomations()
  const [outcome, setOutcome] = useState<{ rehearsal: Rehearsal; sentences: string[] }>()
  const [fault, setFault] = useState<string>()
  const rehearse = async () => {
    if (!(await trigger('automations'))) return
    const automations = getValues('automations').map((one) => ({ ...one, days: Number(one.days) }))
    try {
      const rehearsal = await mutateAsync({ body: { automations } })
      const sentences = automations.map(automationSentence)
      setOutcome({ rehearsal, sentences })
      setFault(undefined)
    } catch (error) {
      setFault(messageFor(error))
    }
  }
  return <AutomationRehearsal outcome={outcome} busy={isPending} fault={fault} onRehearse={() => void rehearse()} />
}
