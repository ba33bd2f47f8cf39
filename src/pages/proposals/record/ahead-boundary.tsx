import { Component, type ReactNode } from 'react'

type Props = { isAhead: boolean; children: ReactNode }
type State = { error?: unknown; wasAhead: boolean }

/** What fails while nobody has opened it fails without a word; opened, it is tried once more. */
export class AheadBoundary extends Component<Props, State> {
  override state: State = { wasAhead: true }

  static getDerivedStateFromError = (error: unknown) => ({ error })

  static getDerivedStateFromProps = ({ isAhead }: Props, { error, wasAhead }: State): State => ({
    error: wasAhead && !isAhead ? undefined : error,
    wasAhead: isAhead,
  })

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (this.props.isAhead) return null
    throw error
  }
}
