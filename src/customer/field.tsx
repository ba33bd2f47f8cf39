import { useId, type ReactNode } from 'react'
import css from './form.module.css'

type Props = {
  label: ReactNode
  /** Said beside the label of a field that may stay empty. */
  note?: string | undefined
  fault?: string | undefined
  children: (props: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** Label above, fault below, joined for whoever listens. */
export function Field({ label, note, fault, children }: Props) {
  const id = useId()
  const faultId = `${id}-fault`
  return (
    <div className={css.field}>
      <label htmlFor={id}>
        {label} {note && <small>{note}</small>}
      </label>
      {children({ id, 'aria-invalid': fault ? true : undefined, 'aria-describedby': fault ? faultId : undefined })}
      {fault && (
        <p id={faultId} className={css.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}
