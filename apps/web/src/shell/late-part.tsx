import { m } from '@slipway/messages'
import { ErrorState } from '@slipway/ui/error-state'
import { Component, type ReactNode, Suspense } from 'react'
import { retryOf } from './lazy-part.ts'

interface LatePartProps {
  /** Keeps its place until it is there. */
  pending?: ReactNode
  /** Whether the page says enough without it: then nothing is said where it does not load. */
  isAside?: boolean
  /** A part that loads on demand. */
  children: ReactNode
}

/**
 * The place of a part that loads on demand. One that does not load leaves everything around it as it is, what was typed
 * included, and can be tried again.
 */
export class LatePart extends Component<LatePartProps, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(thrown: unknown): { readonly error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return <Suspense fallback={this.props.pending}>{this.props.children}</Suspense>
    const retry = retryOf(error)
    // What fails for another reason is a matter of the page.
    if (!retry) throw error
    if (this.props.isAside) return null
    const tryAgain = () => {
      retry()
      this.setState({ error: undefined })
    }
    return <ErrorState title={m.shell_chunk_title()} onRetry={tryAgain} />
  }
}
