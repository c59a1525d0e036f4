import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { lockQueries } from '@slipway/sdk/lock/lock-queries'
import type { LockContracts } from '@slipway/sdk/lock/types'
import { Panel } from '@slipway/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { IndexAway } from '../../core/index-away.tsx'
import { Notice } from '../../core/notice.tsx'
import { readClient } from '../../core/read-client.ts'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { LockedShare } from './locked-share.tsx'
import { LockedStats } from './locked-stats.tsx'
import { PoolLocks } from './pool-locks.tsx'
import { SubscribeButton } from './subscribe-button.tsx'
import { UnlockCalendar } from './unlock-calendar.tsx'
import type { DetailAsset } from './use-detail-asset.ts'
import { useLockSummary } from './use-lock-index.ts'

interface WholeAssetProps {
  contracts: LockContracts
  asset: DetailAsset
}

/** How much is locked as the lockers say it, while the index is away: without for ever, calendar and pools. */
function ChainWhole({ contracts, asset }: WholeAssetProps) {
  const { data } = useQuery(lockQueries.lockedOf(readClient, contracts, asset.address))
  if (!data) return <Skeleton height={180} />
  return <LockedShare asset={asset} locked={data.token + data.liquidity} forever={undefined} />
}

/** An asset's locks as a whole: how much of the supply, for how long, and what comes free when. */
export function WholeAsset({ contracts, asset }: WholeAssetProps) {
  const now = useChainNow()
  const { data, isPending, isError, refetch } = useLockSummary(asset.address)
  const { name } = asset
  return (
    <>
      <Panel
        title={m.lock_whole_title({ name })}
        description={m.lock_whole_text()}
        actions={<SubscribeButton of={{ token: asset.address }} text={m.lock_subscribe_token()} />}
      >
        {isPending && <Skeleton height={260} />}
        {isError && !data && (
          <>
            <Notice tone="warn" onRetry={() => void refetch()}>
              <IndexAway rest={m.lock_whole_failed()} />
            </Notice>
            <ChainWhole contracts={contracts} asset={asset} />
          </>
        )}
        {data && (
          <>
            <LockedStats sum={data} asset={asset} now={now} />
            <LockedShare
              asset={asset}
              locked={BigInt(data.totalLocked)}
              free={BigInt(data.freeAlready)}
              forever={BigInt(data.totalLockedForever)}
            />
          </>
        )}
      </Panel>
      {data && <UnlockCalendar sum={data} asset={asset} now={now} />}
      {data && data.pools.length > 0 && <PoolLocks pools={data.pools} now={now} />}
    </>
  )
}
