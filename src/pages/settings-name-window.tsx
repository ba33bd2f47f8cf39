import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, type Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormWindow } from '#src/components/form/form-window.tsx'
import { SettingName, type NamedFields } from '#src/components/settings/named-fields.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { name } from '#wire/scalars.ts'
import { useWindowForm } from './window-form.ts'

const resolver = zodResolver(z.strictObject({ name })) as unknown as Resolver<NamedFields, unknown, NamedFields>

type Props = {
  title: string
  act: string
  /** What it is called now; "" for a new one. */
  name: string
  said: string
  save: (given: NamedFields) => Promise<unknown>
  onClose: () => void
}

/** The form of a setting that has nothing but a name. */
export function NameWindow({ title, act, name, said, save, onClose }: Props) {
  const { form, shown } = useWindowForm({
    fields: { name },
    resolver,
    save,
    onSaved: () => {
      onClose()
      void showToast({ text: said })
    },
  })
  return (
    <FormProvider {...form}>
      <FormWindow title={title} act={act} {...shown} onClose={onClose}>
        <SettingName />
      </FormWindow>
    </FormProvider>
  )
}
