import { Trans } from '@lingui/react/macro'
import { Button } from '#src/components/ui/button.tsx'
import { Notice } from '#src/components/ui/notice.tsx'

/** A screen that was never opened before could not be fetched: the page one is on stays, with all that is written. */
export const UnopenedBar = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    action={
      <Button variant="quiet" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    }
  >
    <Trans>No connection: the page could not be opened.</Trans>
  </Notice>
)
