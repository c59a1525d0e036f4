import { m } from '@slipway/messages'
import { ErrorState } from '@slipway/ui/error-state'
import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react'
import { isStyleError } from './chunk-error.ts'
import { retryOf } from './lazy-part.ts'
import { reportPart } from './report-part.ts'

interface LatePartProps {
  /** Keeps its place until it is there. */
  pending?: ReactNode
  /** A part that loads on demand. */
  children: ReactNode
}

interface LatePartState {
  readonly error: Error | undefined
  readonly isRetrying: boolean
}

/**
 * The place of a part that loads on demand. One that does not load leaves everything around it as it is, what was typed
 * included; it can be tried again, and reloading the page helps where the browser remembers that it failed.
 */
export class LatePart extends Component<LatePartProps, LatePartState> {
  override state: LatePartState = { error: undefined, isRetrying: false }

  static getDerivedStateFromError(thrown: unknown): Pick<LatePartState, 'error'> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportPart(error, info.componentStack ?? '')
  }

  private async retry(load: () => Promise<void>): Promise<void> {
    this.setState({ isRetrying: true })
    try {
      await load()
      this.setState({ error: undefined, isRetrying: false })
    } catch (thrown) {
      reportPart(thrown)
      this.setState({ ...LatePart.getDerivedStateFromError(thrown), isRetrying: false })
    }
  }

  override render(): ReactNode {
    const { error, isRetrying } = this.state
    if (!error) return <Suspense fallback={this.props.pending}>{this.props.children}</Suspense>
    const load = retryOf(error)
    // What fails for another reason is a matter of the page.
    if (!load) throw error
    // Stays while the part is tried again, for it has the focus.
    return (
      <ErrorState
        title={m.shell_chunk_title()}
        text={m.shell_chunk_text()}
        isRetrying={isRetrying}
        {...(!isStyleError(error) && { onRetry: () => void this.retry(load) })}
        onReload={() => window.location.reload()}
      />
    )
  }
}
