import type { ErrorComponentProps } from '@tanstack/react-router'
import { ErrorPage } from './error-page.tsx'

/** The last resort: what failed was the frame itself or the loading of a page. */
export function RootError({ error, reset }: ErrorComponentProps) {
  return (
    <ErrorPage error={error instanceof Error ? error : new Error(String(error))} onRetry={reset} />
  )
}
