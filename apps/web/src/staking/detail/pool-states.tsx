import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { PoolNotFound } from '@slipway/sdk/staking/evm/pool-not-found'
import { StatePage } from '@slipway/ui/state-page'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'

function ToList() {
  return (
    <Button component={AppLink} variant="default" to="/mining/list">
      {m.stakepage_to_list()}
    </Button>
  )
}

/** The address of the page names no pool, or none that the factory made. @param props.isName whether it could be one */
export function PoolUnknown({ isName }: { isName: boolean }) {
  return (
    <StatePage
      picture="empty-slip"
      title={m.stakepage_unknown_title()}
      text={
        isName
          ? m.stakepage_unknown_text({ chain: activeChain.name })
          : m.stakepage_unknown_invalid()
      }
      actions={<ToList />}
    />
  )
}

interface PoolFailedProps {
  error: Error
  onRetry: () => void
}

/** Why a pool is not shown: there is none, or nobody answers. */
export function PoolFailed({ error, onRetry }: PoolFailedProps) {
  if (error instanceof PoolNotFound) return <PoolUnknown isName />
  return (
    <StatePage
      picture="broken"
      role="alert"
      title={m.stakepage_failed_title()}
      text={m.stakepage_failed_text({ chain: activeChain.name })}
      actions={
        <>
          <ToList />
          <Button onClick={onRetry}>{m.shell_retry()}</Button>
        </>
      }
    />
  )
}
