import { Trans } from '@lingui/react/macro'
import { Button } from '#src/components/ui/button.tsx'
import { Notice } from '#src/components/ui/notice.tsx'

/** In the place of a part of a page that could not be had, with the way to ask again. */
export const PartFailed = ({ reason, onRetry }: { reason: string; onRetry: () => void }) => (
  <Notice
    tone="danger"
    action={
      <Button variant="quiet" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    }
  >
    {reason}
  </Notice>
)
