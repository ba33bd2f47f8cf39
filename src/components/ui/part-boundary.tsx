import { Component, type ReactNode } from 'react'
import { isMissingPart } from '#src/parts.ts'

type Props = {
  children: ReactNode
  /** Stands in its place; `again` fetches it once more. */
  missing: (again: () => void) => ReactNode
  /** Before it is shown again. */
  onAgain: () => void
}

/** Where a part that could not be fetched ends: what is around it stays, and any other error goes on upwards. */
export class PartBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError = (error: unknown) => ({ error })

  again = () => {
    this.props.onAgain()
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!isMissingPart(error)) throw error
    return this.props.missing(this.again)
  }
}
