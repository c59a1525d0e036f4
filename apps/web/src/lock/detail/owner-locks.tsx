import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { LockContracts, LockRecord, NftLockRecord } from '@slipway/sdk/lock/types'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useEffect } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { IndexAway } from '../../core/index-away.tsx'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { Notice } from '../../core/notice.tsx'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { lockDetailPath } from '../shared/lock-paths.ts'
import { useLockActs } from '../shared/use-lock-acts.tsx'
import { useOwnLocks } from '../shared/use-own-locks.ts'
import { loadLockActions } from './load-lock-actions.ts'
import classes from './lock-detail.module.css'
import { OwnLock } from './own-lock.tsx'
import type { DetailAsset } from './use-detail-asset.ts'
import { useIndexedLock } from './use-lock-index.ts'

const OperatorGroup = lazyPart(() => import('./operator-group.tsx'))

interface OwnerLocksProps {
  contracts: LockContracts
  owner: Address
  asset: DetailAsset
  account: Address | undefined
}

/** Locks that are shown whole at first; further ones unfold. */
const UNFOLDED = 3

const countsAmounts = (record: LockRecord): record is Exclude<LockRecord, NftLockRecord> =>
  record.kind !== 'nft'

function Nothing({ asset, isOwner }: { asset: DetailAsset; isOwner: boolean }) {
  const { name } = asset
  return (
    <Panel>
      <EmptyState
        title={isOwner ? m.lock_detail_empty_own({ name }) : m.lock_detail_empty({ name })}
        text={m.lock_detail_empty_text({ chain: activeChain.name })}
        actions={
          <Button
            component={AppLink}
            to="/lock/list"
            search={{ token: asset.address }}
            variant="default"
          >
            {m.lock_detail_everybodys({ name })}
          </Button>
        }
      />
    </Panel>
  )
}

/** What one owner locked of an asset, each with what can be done about it. */
export function OwnerLocks({ contracts, owner, asset, account }: OwnerLocksProps) {
  const now = useChainNow()
  const unit = { symbol: asset.pair ? m.lock_unit_lp() : asset.symbol, decimals: asset.decimals }
  const locks = useOwnLocks(contracts, owner, { asset: asset.address })
  const { act, dialog, last } = useLockActs(unit)
  const isOwner = account !== undefined && isAddressEqual(account, owner)
  const records = locks.records.filter(countsAmounts)
  const nfts = locks.records.length - records.length
  const tokenRow = locks.rows.find(({ kind }) => kind === 'token')
  const indexed = useIndexedLock(isOwner ? tokenRow : undefined)
  // A lock that was emptied, moved or given away takes its form with it; what was achieved stays.
  const isGone = last !== null && !locks.rows.some(({ id }) => last.id.endsWith(`:${id}`))
  // While the locks are read, so that what can be done about them is drawn with them.
  const isConnected = account !== undefined
  useEffect(() => {
    // Where it fails, drawing it tries again and says so.
    if (isConnected) loadLockActions().catch(() => undefined)
  }, [isConnected])
  const hasForm = last?.id.startsWith('lock_operator:')
  return (
    <section className={classes.page} aria-label={m.lock_detail_title({ name: asset.name })}>
      {isGone && !hasForm && (
        <NoticeBox tone="good" role="status">
          {last.text}
        </NoticeBox>
      )}
      {locks.isIndexAway && (
        <Notice tone="warn" onRetry={locks.retry}>
          <IndexAway rest={m.lock_detail_index_away()} />
        </Notice>
      )}
      {locks.isError && (
        <ErrorState
          title={m.lock_list_error_title()}
          text={m.lock_list_error_text({ chain: activeChain.name })}
          onRetry={locks.retry}
        />
      )}
      {locks.isPending && <Skeleton height={560} radius={12} />}
      {!locks.isPending && !locks.isError && locks.records.length === 0 && (
        <Nothing asset={asset} isOwner={isOwner} />
      )}
      {nfts > 0 && (
        <NoticeBox>
          <AppLink to={lockDetailPath({ kind: 'nft', owner, asset: asset.address })}>
            {m.lock_detail_nfts({ count: nfts })}
          </AppLink>
        </NoticeBox>
      )}
      {records.map((record, index) => {
        const row = locks.rows.find(
          (one) => one.locker === record.locker && one.lockId === record.lockId,
        )
        if (!row) return null
        const view = { contracts, record, row, name: asset.name, unit, now, account }
        return (
          <OwnLock
            key={row.id}
            act={act}
            view={view}
            isOwner={isOwner}
            isUnfolded={index < UNFOLDED}
          />
        )
      })}
      {isOwner && tokenRow && (
        <LatePart pending={<Skeleton height={220} radius={12} />}>
          <OperatorGroup
            act={act}
            contracts={contracts}
            owner={owner}
            operators={(indexed.data?.operators ?? []) as Address[]}
          />
        </LatePart>
      )}
      {dialog}
    </section>
  )
}
