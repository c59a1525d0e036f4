import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'

interface ErrorBoundaryProps {
  /** A change of this clears the error: another page gets another chance. */
  resetKey: string
  children: ReactNode
}

interface ErrorBoundaryState {
  readonly error: Error | undefined
  readonly resetKey: string
}

/** Catches what a page throws while rendering and offers to try again; the shell around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    // The browser's own report, so that monitoring which listens to window errors sees it.
    reportError(new Error(`A page failed to render.${info.componentStack ?? ''}`, { cause: error }))
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? (
      <ErrorPage error={error} onRetry={() => this.setState({ error: undefined })} />
    ) : (
      this.props.children
    )
  }
}
