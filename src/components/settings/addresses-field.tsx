import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Button } from '#src/components/ui/button.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { TextField } from '#src/components/ui/text-field.tsx'
import css from './addresses-field.module.css'
import { redirectUriFaultSoFar } from './redirect-uri.ts'

type Fields = { redirect_uris: string[] }

/** Where an application may be sent back to; each is checked while it is typed. */
export function AddressesField() {
  const { t } = useLingui()
  const { control, formState } = useFormContext<Fields>()
  const { field } = useController({ control, name: 'redirect_uris' })
  const adding = useRef<HTMLDivElement>(null)
  const { value: addresses, onChange } = field
  const faults = formState.errors.redirect_uris
  const faultOf = (at: number) => faults?.[at]?.message ?? redirectUriFaultSoFar(addresses[at] ?? '')
  const put = (at: number, text: string) => onChange(addresses.with(at, text))
  const remove = (at: number) => {
    onChange(addresses.toSpliced(at, 1))
    adding.current?.querySelector('button')?.focus()
  }
  return (
    <fieldset className={css.root}>
      <legend>
        <Trans>Redirect URIs</Trans>
      </legend>
      <p className={css.help}>
        <Trans>The sign-in code is sent only to an exact match.</Trans>
      </p>
      {addresses.map((address, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is nothing but its place
        <div key={at} className={css.line}>
          <TextField
            label={t`Address ${at + 1}`}
            value={address}
            error={faultOf(at)}
            autoComplete="off"
            spellCheck={false}
            inputMode="url"
            onChange={(event) => put(at, event.target.value)}
            onBlur={field.onBlur}
          />
          {addresses.length > 1 && (
            <IconButton label={t`Remove address ${at + 1}`} onClick={() => remove(at)}>
              <Icon of={IconX} />
            </IconButton>
          )}
        </div>
      ))}
      {addresses.length < 20 && (
        <div ref={adding}>
          <Button variant="quiet" icon={<Icon of={IconPlus} />} onClick={() => onChange([...addresses, ''])}>
            <Trans>Add address</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  )
}
