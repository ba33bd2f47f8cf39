import { type ReactNode, useState } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import classes from './sign-in-button.module.css'

type Props = {
  children: ReactNode
  /** Leaves the app for the service; comes back only when that fails. */
  onSignIn: () => Promise<void>
  /** In words, what became of an attempt that failed. */
  explain: (error: unknown) => ReactNode
}

/** Stays busy until the browser has left, so that nobody presses twice. */
export function SignInButton({ children, onSignIn, explain }: Props) {
  const [state, setState] = useState<{ busy: boolean; fault?: ReactNode }>({ busy: false })
  const leave = () => {
    setState({ busy: true })
    onSignIn().catch((error: unknown) => setState({ busy: false, fault: explain(error) }))
  }
  return (
    <>
      <Button variant="primary" busy={state.busy} onClick={leave}>
        {children}
      </Button>
      {state.fault !== undefined && (
        <span role="alert" className={classes.fault}>
          {state.fault}
        </span>
      )}
    </>
  )
}
