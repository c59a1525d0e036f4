import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { LockContracts } from '@slipway/sdk/lock/types'
import { Panel } from '@slipway/ui/panel'
import { IndexAway } from '../../core/index-away.tsx'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { useLockList } from '../list/use-lock-list.ts'
import { LockTable } from '../shared/lock-table.tsx'
import { useChainLocks } from '../shared/use-chain-locks.ts'
import classes from './lock-detail.module.css'
import type { DetailAsset } from './use-detail-asset.ts'

interface AllLocksProps {
  contracts: LockContracts
  asset: DetailAsset
}

/** Everybody's locks of an asset and of its pools; of the asset alone while the index is away. */
export function AllLocks({ contracts, asset }: AllLocksProps) {
  const now = useChainNow()
  const index = useLockList({ token: asset.address }, undefined, () => now)
  const isAway = index.isError && index.rows.length === 0
  const chain = useChainLocks(contracts, { asset: asset.address }, isAway)
  const list = isAway ? chain : index
  const title = m.lock_all_title({ name: asset.name })
  return (
    <Panel
      title={title}
      description={isAway ? <IndexAway rest={m.lock_all_from_chain()} /> : undefined}
      padding="flush"
    >
      {list.isPending && <Skeleton height={240} />}
      {list.rows.length > 0 && <LockTable rows={list.rows} caption={title} now={now} />}
      {!list.isPending && list.rows.length === 0 && (
        <p className={classes.nothing}>{m.lock_all_none()}</p>
      )}
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {m.lock_list_more()}
          </Button>
        </div>
      )}
    </Panel>
  )
}
