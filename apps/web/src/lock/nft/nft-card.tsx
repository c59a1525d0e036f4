import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { type LockCapability, listLockPowers } from '@slipway/sdk/lock/lock-capabilities'
import { lockKeyOf } from '@slipway/sdk/lock/lock-key'
import { lockQueries } from '@slipway/sdk/lock/lock-queries'
import type { LockContracts, NftLockRecord } from '@slipway/sdk/lock/types'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { StatusBadge } from '@slipway/ui/status-badge'
import { TimeText } from '@slipway/ui/time-text'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { FormContext } from '../../action/form-context.ts'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { readClient } from '../../core/read-client.ts'
import { NftPicture } from '../../files/nft-picture.tsx'
import { useNftWords } from '../../files/use-nft-words.ts'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import classes from './nft.module.css'
import type { NftView } from './nft-act.ts'
import { PositionFacts } from './position-facts.tsx'

const NftActions = lazyPart(() => import('./nft-actions.tsx'))

function StateBadge({ lock, now }: Pick<NftView, 'lock' | 'now'>) {
  if (!lock.isHeld) return <StatusBadge tone="bad">{m.lock_nft_state_void()}</StatusBadge>
  if (lock.isForever) return <StatusBadge tone="good">{m.lock_nft_forever()}</StatusBadge>
  return now < lock.unlockAt ? (
    <StatusBadge tone="info">{m.lock_nft_state_locked()}</StatusBadge>
  ) : (
    <StatusBadge tone="warn">{m.lock_nft_state_free()}</StatusBadge>
  )
}

function Facts({ lock }: { lock: NftLockRecord }) {
  const shown = (address: Address) => (
    <AddressText address={address} explorer={explorerAddressUrl(activeChain, address)} />
  )
  return (
    <KeyValueList>
      <KeyValue label={m.lock_nft_locked_at()}>
        <TimeText at={lock.lockedAt} utc="tooltip" />
      </KeyValue>
      <KeyValue label={m.lock_nft_until()} emphasis="strong">
        {lock.isForever ? m.lock_nft_forever() : <TimeText at={lock.unlockAt} utc="tooltip" />}
      </KeyValue>
      {lock.position !== 'none' && (
        <KeyValue label={m.lock_nft_receiver()}>{shown(lock.feeReceiver)}</KeyValue>
      )}
      <KeyValue label={m.lock_nft_handovers()}>{lock.changes}</KeyValue>
    </KeyValueList>
  )
}

interface NftCardProps {
  contracts: LockContracts
  lock: NftLockRecord
  account: Address | undefined
  act: FormContext
}

const powerTexts: Partial<Record<LockCapability, () => string>> = {
  withdraw: m.lock_nft_power_withdraw,
  relock: m.certificate_power_relock,
  transfer: m.certificate_power_transfer,
  collectFees: m.certificate_power_collectFees,
  setFeeReceiver: m.certificate_power_setFeeReceiver,
}

/** Who can still do what with the lock; what is not listed nobody can ever do. */
export function NftPowers({ lock }: { lock: NftLockRecord }) {
  return (
    <details className={classes.powers}>
      <summary>{m.certificate_powers()}</summary>
      <ul>
        {listLockPowers(lock).map(({ capability }) => (
          <li key={capability}>{powerTexts[capability]?.()}</li>
        ))}
        <li>{m.certificate_power_nobody()}</li>
      </ul>
    </details>
  )
}

/** One locked NFT: what it is, until when, what it earns, and what can be done. */
export function NftCard({ contracts, lock, account, act }: NftCardProps) {
  const now = useChainNow()
  const words = useNftWords(lock)
  const isPosition = lock.position !== 'none'
  const { data: position } = useQuery({
    ...lockQueries.position(readClient, lock),
    enabled: isPosition,
  })
  const name = words.name ?? `${words.collectionName ?? m.lock_nft_nft()} #${lock.nftId}`
  const seen = isPosition ? position : null
  const view: NftView = { contracts, lock, name, position: seen, account, now }
  const id = lockKeyOf({ chainId: activeChain.chainId, locker: lock.locker, lockId: lock.lockId })
  return (
    <>
      <Panel
        title={name}
        description={m.lock_nft_number({ nftId: String(lock.nftId), lockId: String(lock.lockId) })}
        actions={
          <>
            <StateBadge lock={lock} now={now} />
            <Button component={AppLink} to={`/lock/certificate/${id}`} variant="default" size="xs">
              {m.lock_nft_certificate()}
            </Button>
          </>
        }
      >
        {!lock.isHeld && (
          <NoticeBox tone="bad" title={m.lock_nft_void_title()}>
            {m.lock_nft_void_text()}
          </NoticeBox>
        )}
        <div className={classes.card}>
          <NftPicture
            picture={words.picture}
            name={name}
            seed={`${lock.collection}${lock.nftId}`}
          />
          <Facts lock={lock} />
          {isPosition && <PositionFacts position={position} />}
        </div>
        <NftPowers lock={lock} />
      </Panel>
      <LatePart>
        <NftActions act={{ ...view, ...act }} />
      </LatePart>
    </>
  )
}
