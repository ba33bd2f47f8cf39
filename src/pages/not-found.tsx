import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { ErrorState } from '#src/components/ui/error-state.tsx'

export const Component = () => (
  <ErrorState title="There is no such page" action={<ButtonLink to="/proposals">All proposals</ButtonLink>}>
    The address may be mistyped, or what it named has moved.
  </ErrorState>
)
