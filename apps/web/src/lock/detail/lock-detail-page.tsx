import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { findLockProject } from '@slipway/sdk/lock/find-lock-project'
import type { LockContracts } from '@slipway/sdk/lock/types'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { EmptyState } from '@slipway/ui/empty-state'
import { PageHeader } from '@slipway/ui/page-header'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { Panel } from '@slipway/ui/panel'
import { type Address, isAddressEqual } from 'viem'
import { useConnection } from 'wagmi'
import { LaterBadgeChips } from '../../badges/later-badge-chips.tsx'
import { ActionGate } from '../../core/action-gate.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { LazyNoDeployment } from '../../core/lazy-no-deployment.ts'
import { useTabTitle } from '../../core/use-tab-title.ts'
import { lockContracts } from '../shared/lock-contracts.ts'
import { AllLocks } from './all-locks.tsx'
import classes from './lock-detail.module.css'
import { OwnerLocks } from './owner-locks.tsx'
import { SubscribeButton } from './subscribe-button.tsx'
import { type DetailAsset, useDetailAsset } from './use-detail-asset.ts'
import { WholeAsset } from './whole-asset.tsx'

interface LockDetailPageProps {
  /** Whose locks, as the address bar says. */
  user: string
  /** Token or LP token. */
  contract: string
}

/** An owner's locks of a token, and the token's locks as a whole (specification section 2, `/lock/detail/{user}/{contract}`). */
export function LockDetailPage({ user, contract }: LockDetailPageProps) {
  const owner = readAddress(user)
  const address = readAddress(contract)
  if (!lockContracts) return <LazyNoDeployment />
  if (!owner.ok || !address.ok) return <NotFound />
  return <Loaded contracts={lockContracts} owner={owner.address} address={address.address} />
}

function NotFound({ onRetry }: { onRetry?: () => void }) {
  return (
    <Panel>
      <EmptyState
        title={m.lock_detail_not_found_title()}
        text={m.lock_detail_not_found_text({ chain: activeChain.name })}
        actions={
          <>
            {onRetry && (
              <Button variant="default" onClick={onRetry}>
                {m.shell_retry()}
              </Button>
            )}
            <Button component={AppLink} to="/lock/list" variant="default">
              {m.lock_detail_to_list()}
            </Button>
          </>
        }
      />
    </Panel>
  )
}

interface AddressedProps {
  contracts: LockContracts
  owner: Address
  address: Address
}

function Loaded({ contracts, owner, address }: AddressedProps) {
  const { asset, isUnknown, retry } = useDetailAsset(contracts, address)
  useTabTitle(asset && m.lock_detail_title({ name: asset.name }))
  if (asset) return <Screen contracts={contracts} owner={owner} asset={asset} />
  return isUnknown ? <NotFound onRetry={retry} /> : <PageSkeleton />
}

function Screen({
  contracts,
  owner,
  asset,
}: {
  contracts: LockContracts
  owner: Address
  asset: DetailAsset
}) {
  const { address: account } = useConnection()
  const isOwner = account !== undefined && isAddressEqual(account, owner)
  const project = findLockProject(asset.address, asset.pair, activeChain)
  return (
    <div className={classes.page}>
      <PageHeader
        title={m.lock_detail_title({ name: asset.name })}
        description={
          isOwner ? m.lock_detail_lead_own() : m.lock_detail_lead({ owner: shortenAddress(owner) })
        }
        aside={<LaterBadgeChips address={project} />}
        actions={
          <>
            <SubscribeButton of={{ owner }} text={m.lock_subscribe_owner()} />
            <ActionGate action="add">
              <Button component={AppLink} to="/lock/create" search={{ asset: asset.address }}>
                {m.lock_list_new()}
              </Button>
            </ActionGate>
          </>
        }
      />
      <OwnerLocks contracts={contracts} owner={owner} asset={asset} account={account} />
      <WholeAsset contracts={contracts} asset={asset} />
      <AllLocks contracts={contracts} asset={asset} />
    </div>
  )
}
