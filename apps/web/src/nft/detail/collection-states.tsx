import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { NftSaleNotFound } from '@slipway/sdk/nft/evm/nft-sale-not-found'
import { StatePage } from '@slipway/ui/state-page'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'

function ToList() {
  return (
    <Button component={AppLink} variant="default" to="/nft/list" search={{ part: 'all' }}>
      {m.nftpage_to_list()}
    </Button>
  )
}

/** The address of the page names no collection, or none that the factory made. @param props.isName whether it could be one */
export function CollectionUnknown({ isName }: { isName: boolean }) {
  return (
    <StatePage
      picture="empty-slip"
      title={m.nftpage_unknown_title()}
      text={
        isName ? m.nftpage_unknown_text({ chain: activeChain.name }) : m.nftpage_unknown_invalid()
      }
      actions={<ToList />}
    />
  )
}

interface CollectionFailedProps {
  error: Error
  onRetry: () => void
}

/** Why a collection is not shown: there is none, or nobody answers. */
export function CollectionFailed({ error, onRetry }: CollectionFailedProps) {
  if (error instanceof NftSaleNotFound) return <CollectionUnknown isName />
  return (
    <StatePage
      picture="broken"
      role="alert"
      title={m.nftpage_failed_title()}
      text={m.nftpage_failed_text({ chain: activeChain.name })}
      actions={
        <>
          <ToList />
          <Button onClick={onRetry}>{m.shell_retry()}</Button>
        </>
      }
    />
  )
}
