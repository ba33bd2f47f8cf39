import { useLingui } from '@lingui/react/macro'
import { CopyText } from '#src/components/ui/copy-text.tsx'
import css from './assistants-address.module.css'

/** What a person gives their assistant, so that it finds everything else by itself. */
export function AssistantsAddress({ url }: { url: string }) {
  const { t } = useLingui()
  return (
    <p className={css.address}>
      <code aria-label={t`Address for assistants`}>{url}</code>
      <CopyText text={url} />
    </p>
  )
}
