import { useLingui } from '@lingui/react/macro'
import { CopiedCode } from './copied-code.tsx'

/** What a person gives their assistant, so that it finds everything else by itself. */
export function AssistantsAddress({ url }: { url: string }) {
  const { t } = useLingui()
  return <CopiedCode label={t`Address for assistants`} text={url} />
}
