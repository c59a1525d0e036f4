import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { AirdropNotFound } from '@slipway/sdk/airdrop/evm/get-airdrop-record'
import { StatePage } from '@slipway/ui/state-page'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'

function ToList() {
  return (
    <Button component={AppLink} variant="default" to="/airdrop/list">
      {m.airlist_to_list()}
    </Button>
  )
}

/** The address of the page names nothing, or the factory of this network made no such airdrop. */
export function AirdropUnknown({ isReadable }: { isReadable: boolean }) {
  return (
    <StatePage
      picture="empty-slip"
      title={m.airlist_not_found_title()}
      text={
        isReadable
          ? m.airlist_not_found_text({ chain: activeChain.name })
          : m.airlist_invalid_text()
      }
      actions={<ToList />}
    />
  )
}

interface AirdropFailedProps {
  error: Error
  onRetry: () => void
}

/** Why an airdrop is not shown: there is none, or nobody answers. */
export function AirdropFailed({ error, onRetry }: AirdropFailedProps) {
  if (error instanceof AirdropNotFound) return <AirdropUnknown isReadable />
  return (
    <StatePage
      picture="broken"
      role="alert"
      title={m.airlist_failed_title()}
      text={m.airlist_failed_text({ chain: activeChain.name })}
      actions={
        <>
          <ToList />
          <Button onClick={onRetry}>{m.shell_retry()}</Button>
        </>
      }
    />
  )
}
