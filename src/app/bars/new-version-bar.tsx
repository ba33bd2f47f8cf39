import { Trans } from '@lingui/react/macro'
import { Button } from '#src/components/ui/button.tsx'
import { Notice } from '#src/components/ui/notice.tsx'

/** The host has a newer build; who is in the middle of something finishes that first. */
export const NewVersionBar = ({ onLoad }: { onLoad: () => void }) => (
  <Notice
    tone="ok"
    action={
      <Button variant="quiet" onClick={onLoad}>
        <Trans>Update</Trans>
      </Button>
    }
  >
    <Trans>A new version of Proffer is available.</Trans>
  </Notice>
)
