import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { StatePage } from '@slipway/ui/state-page'
import { isChunkError } from '../core/chunk-error.ts'

interface ErrorPageProps {
  error: Error
  onRetry(): void
}

/** What stands in the place of a page that failed: why, and a way on. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const isChunk = isChunkError(error)
  return (
    <StatePage
      picture="broken"
      role="alert"
      title={isChunk ? m.shell_chunk_title() : m.shell_error_title()}
      text={isChunk ? m.shell_chunk_text() : m.shell_error_text()}
      details={isChunk ? undefined : { summary: m.shell_error_details(), text: error.message }}
      actions={
        <>
          <Button variant={isChunk ? 'filled' : 'default'} onClick={() => window.location.reload()}>
            {m.shell_reload()}
          </Button>
          {!isChunk && <Button onClick={onRetry}>{m.shell_retry()}</Button>}
        </>
      }
    />
  )
}
