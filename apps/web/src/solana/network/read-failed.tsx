import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { ErrorState } from '@slipway/ui/error-state'

interface ReadFailedProps {
  chain: SolanaChainDefinition
  /** What could not be read. */
  title: string
  onRetry: () => void
}

/**
 * Stands in place of what no node has told yet. What was read once stays, with what is typed and reviewed in it: an
 * answer that is missing later is asked for again by itself.
 */
export function ReadFailed({ chain, title, onRetry }: ReadFailedProps) {
  return (
    <ErrorState
      title={title}
      text={m.solana_unreachable({ chain: chain.name })}
      onRetry={onRetry}
    />
  )
}
