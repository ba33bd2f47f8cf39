import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { appConfig } from '#src/auth/config.ts'
import { Wide } from '#src/components/form/form-section.tsx'
import { demoPassword } from '#wire/demo.ts'

/** Above a field for one's password, which nobody was told in the demo. */
export function DemoPassword() {
  const { data: config } = useQuery({ queryKey: ['config'], queryFn: appConfig, staleTime: Infinity })
  if (!config?.demo) return null
  return (
    <Wide>
      <p>
        <Trans>In the demo everybody’s password is {demoPassword}.</Trans>
      </p>
    </Wide>
  )
}
