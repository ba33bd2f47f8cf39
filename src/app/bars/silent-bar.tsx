import { Trans } from '@lingui/react/macro'
import { Button } from '#src/components/ui/button.tsx'
import { Notice } from '#src/components/ui/notice.tsx'

/** A service that hangs looks like a page that does nothing: it is said, and can be asked once more. */
export const SilentBar = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    action={
      <Button variant="quiet" onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    }
  >
    <Trans>The server is not responding. Your changes are kept.</Trans>
  </Notice>
)
