import { Trans, useLingui } from '@lingui/react/macro'
import { addressOfFile } from '#src/file-addresses.ts'
import css from './api-reference.module.css'
import { CopiedCode } from './copied-code.tsx'

/** As a program elsewhere has to call it. */
const absolute = (path: string) => new URL(addressOfFile(path), window.location.href).href

/** What can be asked and how, written for this account. */
export const ApiReference = ({ account }: { account: string }) => (
  <p className={css.reference}>
    <a href={absolute(`docs?account=${encodeURIComponent(account)}`)} target="_blank" rel="noreferrer">
      <Trans>API reference</Trans>
    </a>
    <a href={absolute(`docs/guides?account=${encodeURIComponent(account)}`)} target="_blank" rel="noreferrer">
      <Trans>Guides</Trans>
    </a>
  </p>
)

type FirstCallProps = { account: string; apiKey: string }

/** A request that works as it stands, while the key is known. */
export function FirstCall({ account, apiKey }: FirstCallProps) {
  const { t } = useLingui()
  const call = `curl '${absolute(`api/v2/${account}/hello`)}' -H 'Authorization: Bearer ${apiKey}'`
  return (
    <>
      <div className={css.call}>
        <CopiedCode label={t`First call`} text={call} />
      </div>
      <ApiReference account={account} />
    </>
  )
}
