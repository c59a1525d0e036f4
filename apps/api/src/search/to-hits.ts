import { indexedLockState } from '@slipway/sdk/lock/indexed-lock-state'
import { pairName } from '@slipway/sdk/shared/pair-name'
import type { z } from 'zod'
import type { airdropSchema } from '../airdrop/schemas.ts'
import type { JoinedLock } from '../lock/lock-source.ts'
import { serializeLock } from '../lock/serialize-lock.ts'
import type { nftSaleSchema } from '../nft/schemas.ts'
import type { PresaleSummary } from '../presale/schemas.ts'
import type { ShownPool } from '../staking/schemas.ts'
import { stakedAsset } from '../staking/staked-asset.ts'
import type { tokenSummarySchema } from '../token/schemas.ts'
import type { SearchHit } from './schemas.ts'

type Found = Omit<SearchHit, 'isExact'>

export const hitOfToken = (token: z.infer<typeof tokenSummarySchema>): Found => ({
  kind: 'token',
  chainId: token.chainId,
  address: token.address,
  variant: null,
  number: null,
  owner: token.owner,
  name: token.name,
  symbol: token.symbol,
  secondSymbol: null,
  state: null,
  createdAt: token.createdAt,
})

export const hitOfPresale = (presale: PresaleSummary): Found => ({
  kind: 'presale',
  chainId: presale.chainId,
  address: presale.address,
  variant: presale.kind,
  number: null,
  owner: presale.owner,
  name: presale.info?.name ?? presale.token.name,
  symbol: presale.token.symbol,
  secondSymbol: null,
  state: presale.status.label,
  createdAt: presale.createdAt,
})

export const hitOfPool = (pool: ShownPool): Found => ({
  kind: 'pool',
  chainId: pool.chainId,
  address: pool.address,
  variant: pool.kind,
  number: pool.number,
  owner: pool.owner,
  name: pool.stakedToken.name,
  symbol: stakedAsset(pool).symbol,
  secondSymbol: pool.rewardToken.symbol,
  state: pool.state,
  createdAt: pool.createdAt,
})

export const hitOfAirdrop = (airdrop: z.infer<typeof airdropSchema>): Found => ({
  kind: 'airdrop',
  chainId: airdrop.chainId,
  address: airdrop.address,
  variant: airdrop.kind,
  number: String(airdrop.number),
  owner: airdrop.owner,
  name: airdrop.token.name,
  symbol: airdrop.token.symbol,
  secondSymbol: airdrop.origin?.symbol ?? null,
  state: airdrop.state,
  createdAt: airdrop.createdAt,
})

export const hitOfCollection = (sale: z.infer<typeof nftSaleSchema>): Found => ({
  kind: 'collection',
  chainId: sale.chainId,
  address: sale.address,
  variant: sale.mintMethod,
  number: String(sale.number),
  owner: sale.owner,
  name: sale.name,
  symbol: sale.symbol,
  secondSymbol: null,
  state: sale.state,
  createdAt: sale.createdAt,
})

/** @param now unix seconds of the lock's network */
export function hitOfLock(joined: JoinedLock, now: number): Found {
  const lock = serializeLock(joined)
  return {
    kind: 'lock',
    chainId: lock.chainId,
    address: lock.asset,
    variant: lock.kind,
    number: lock.lockId,
    owner: lock.owner,
    name: lock.assetName,
    symbol: pairName(lock.pair) ?? lock.assetSymbol,
    secondSymbol: null,
    state: indexedLockState(lock, now),
    createdAt: lock.createdAt,
  }
}

/** Says of a hit whether it is just what was asked for. */
export function markExact(hit: Found, search: string): SearchHit {
  const wanted = search.toLowerCase()
  const isEvm = hit.address.startsWith('0x')
  // Letter case tells addresses of Solana apart.
  const isAddress = isEvm ? hit.address.toLowerCase() === wanted : hit.address === search
  const isExact = isAddress || [hit.symbol, hit.name].some((text) => text?.toLowerCase() === wanted)
  return { ...hit, isExact }
}
