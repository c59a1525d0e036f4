import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { TokenInfoNotFound } from '@slipway/sdk/evm/errors'
import { StatePage } from '@slipway/ui/state-page'
import { activeChain } from '../../core/active-chain.ts'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { TokenLookup } from './token-lookup.tsx'
import classes from './token-missing.module.css'

/** The address is none, or nothing stands there. */
export function TokenNotFound({ isAddress }: { isAddress: boolean }) {
  return (
    <StatePage
      picture="empty-slip"
      title={m.error_Token_InfoNotFound()}
      text={
        isAddress
          ? m.token_not_found_text({ chain: activeChain.name })
          : m.token_address_invalid_text()
      }
    >
      <div className={classes.lookup}>
        <TokenLookup />
      </div>
    </StatePage>
  )
}

const TokenFailureText = lazyPart(() => import('./token-failure-text.tsx'))

interface TokenFailedProps {
  error: Error
  onRetry: () => void
}

/** Why a token is not shown: it does not exist, or nobody answers. */
export function TokenFailed({ error, onRetry }: TokenFailedProps) {
  if (error instanceof TokenInfoNotFound) return <TokenNotFound isAddress />
  return (
    <StatePage
      picture="broken"
      role="alert"
      title={m.token_load_failed_title()}
      text={
        <LatePart>
          <TokenFailureText error={error} />
        </LatePart>
      }
      actions={<Button onClick={onRetry}>{m.shell_retry()}</Button>}
    />
  )
}
