import { formatAmount, formatBps, formatInteger, m } from '@slipway/messages'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { AddressText } from '@slipway/ui/address-text'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { AssetAvatars } from './asset-avatars.tsx'
import classes from './asset-facts.module.css'
import { assetName } from './asset-name.ts'
import type { LockableAsset } from './lock-asset.ts'

interface AssetFactsProps {
  address: Address
  facts: LockableAsset
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const kindNames: Record<LockableAsset['kind'], () => string> = {
  token: m.lock_create_kind_token,
  pair: m.lock_kind_pair,
  nft: m.lock_create_kind_nft,
}

function kindName(facts: LockableAsset): string {
  if (facts.kind === 'nft' && facts.position !== 'none')
    return facts.position === 'v3' ? m.lock_kind_v3() : m.lock_kind_v4()
  return kindNames[facts.kind]()
}

function FungibleRows({ facts }: { facts: Exclude<LockableAsset, { kind: 'nft' }> }) {
  const { address: account } = useConnection()
  const { decimals, totalSupply, balance } = facts
  const part = shareBps(balance, totalSupply)
  return (
    <>
      <Row label={m.lock_asset_supply()}>
        {formatAmount(totalSupply, decimals, { notation: 'compact' })}
      </Row>
      <Row label={m.lock_asset_balance()}>
        {!account ? (
          '—'
        ) : (
          <>
            {formatAmount(balance, decimals, { maximumFractionDigits: 6 })}
            {part > 0 && <small>{m.lock_asset_part({ share: formatBps(part) })}</small>}
          </>
        )}
      </Row>
    </>
  )
}

function PairRows({ facts }: { facts: Extract<LockableAsset, { kind: 'pair' }> }) {
  const { venue, factory, token0, token1 } = facts
  return (
    <>
      <Row label={m.lock_asset_exchange()}>
        {venue ?? (
          <AddressText address={factory} explorer={explorerAddressUrl(activeChain, factory)} />
        )}
        {venue === undefined && <small>{m.lock_asset_exchange_unknown()}</small>}
      </Row>
      {[token0, token1].map(({ address, symbol }) => (
        <Row key={address} label={symbol || m.lock_asset_unnamed()}>
          <AddressText address={address} explorer={explorerAddressUrl(activeChain, address)} />
        </Row>
      ))}
    </>
  )
}

/** The asset as the chain has it now: what it is, and how much of it the visitor has. */
export default function AssetFacts({ address, facts }: AssetFactsProps) {
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <AssetAvatars address={address} facts={facts} size={44} />
        <div className={classes.names}>
          <strong>{assetName(facts)}</strong>
          <span>{kindName(facts)}</span>
        </div>
        {facts.kind === 'token' && (
          <AppLink to={`/token/view/${address}`} className={classes.report}>
            {m.lock_asset_report()}
          </AppLink>
        )}
      </div>
      <dl className={classes.facts}>
        <Row label={m.lock_asset_address()}>
          <AddressText address={address} explorer={explorerAddressUrl(activeChain, address)} />
        </Row>
        {facts.kind === 'nft' ? (
          <Row label={m.lock_asset_balance()}>{formatInteger(facts.balance)}</Row>
        ) : (
          <FungibleRows facts={facts} />
        )}
        {facts.kind === 'pair' && <PairRows facts={facts} />}
      </dl>
    </div>
  )
}
