import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import type { LockContracts } from '@slipway/sdk/lock/types'
import { AddressText } from '@slipway/ui/address-text'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { NoticeBox } from '@slipway/ui/notice-box'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { Panel } from '@slipway/ui/panel'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import classes from './nft.module.css'
import { NftCard } from './nft-card.tsx'
import { useNftActs } from './use-nft-acts.tsx'
import { useNftLocks } from './use-nft-locks.ts'

const EndedLocks = lazyPart(() => import('./ended-locks.tsx'))

interface NftLockListProps {
  owner: Address
  collection: Address
  contracts: LockContracts
}

/** What is done to a lock that leaves this page is said above the others. */
const leaving = /^lock_(?:withdraw|transfer)-/

function Whose({ owner, account }: { owner: Address; account: Address | undefined }) {
  return (
    <Panel>
      <div className={classes.whose}>
        <span>{m.lock_nft_owner()}</span>
        <AddressText address={owner} explorer={explorerAddressUrl(activeChain, owner)} />
        {!account && <ConnectButton variant="default" size="xs" label={m.lock_nft_connect()} />}
      </div>
    </Panel>
  )
}

function None() {
  return (
    <Panel>
      <EmptyState
        title={m.lock_nft_empty_title()}
        text={m.lock_nft_empty_text()}
        actions={
          <Button component={AppLink} to="/lock/token" variant="default">
            {m.lock_nft_empty_action()}
          </Button>
        }
      />
    </Panel>
  )
}

/** The locks, each with what can be done; loading, empty and failed are states of their own. */
export function NftLockList({ owner, collection, contracts }: NftLockListProps) {
  const { address: account } = useConnection()
  const { act, done, dialog } = useNftActs()
  const found = useNftLocks(contracts, { owner, collection })
  const { locks, hasNextPage, isFetchingNextPage } = found
  if (!locks)
    return found.isError ? (
      <ErrorState
        title={m.lock_nft_failed_title()}
        text={m.lock_nft_failed_text({ chain: activeChain.name })}
        isRetrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    ) : (
      <PageSkeleton />
    )
  return (
    <div className={classes.stack}>
      <Whose owner={owner} account={account} />
      {done && leaving.test(done.id) && (
        <NoticeBox tone="good" role="status">
          {done.text}
        </NoticeBox>
      )}
      {locks.length === 0 && !hasNextPage && <None />}
      {locks.map((lock) => (
        <NftCard
          key={String(lock.lockId)}
          contracts={contracts}
          lock={lock}
          account={account}
          act={act}
        />
      ))}
      {hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {m.lock_nft_more()}
          </Button>
        </div>
      )}
      <LatePart>
        <EndedLocks owner={owner} collection={collection} />
      </LatePart>
      {dialog}
    </div>
  )
}
