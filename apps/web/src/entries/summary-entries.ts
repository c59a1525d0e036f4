import type {
  Airdrop,
  Lock,
  NftSale,
  Pool,
  PresaleSummary,
  TokenSummary,
} from '@slipway/api-client'
import { formatTime, m } from '@slipway/messages'
import { indexedLockState } from '@slipway/sdk/lock/indexed-lock-state'
import { pairName } from '@slipway/sdk/shared/pair-name'
import { airdropKindText } from '../airdrop/shared/airdrop-kind-text.ts'
import { kindText } from '../lock/shared/kind-text.ts'
import { presaleKinds } from '../presale/shared/presale-labels.ts'
import { type Entry, titleOf } from './entry.ts'
import { pathOf } from './paths.ts'
import { stateOf } from './state-labels.ts'

/** Of a place by its address alone. */
const place = { variant: null, number: null }

export function presaleEntry(presale: PresaleSummary): Entry {
  const { chainId, address, kind, owner, token, info, status } = presale
  return {
    key: presale.id,
    chainId,
    path: pathOf({ ...place, kind: 'presale', address, variant: kind, owner }),
    title: titleOf(info?.name ?? token.name, address),
    contract: address,
    seed: address,
    facts: [presaleKinds[kind].short()],
    state: stateOf('presale', status.label),
  }
}

/** What is staked in a pool, an LP token by its pair. */
export const stakedSymbol = ({ pair, stakedToken }: Pick<Pool, 'pair' | 'stakedToken'>) =>
  pairName(pair) ?? stakedToken.symbol

export function poolEntry(pool: Pool): Entry {
  const { chainId, address, owner, stakedToken, rewardToken, number } = pool
  const staked = titleOf(stakedSymbol(pool), stakedToken.address)
  return {
    key: pool.id,
    chainId,
    path: pathOf({ ...place, kind: 'pool', address, owner }),
    title: [staked, rewardToken.symbol].filter(Boolean).join(' → '),
    contract: address,
    seed: stakedToken.address,
    facts: [`#${number}`],
    state: stateOf('pool', pool.state),
  }
}

export function airdropEntry(airdrop: Airdrop): Entry {
  const { chainId, address, owner, token, origin, kind, number } = airdrop
  return {
    key: airdrop.id,
    chainId,
    path: pathOf({ ...place, kind: 'airdrop', address, owner }),
    title: [origin?.symbol, titleOf(token.symbol, token.address)].filter(Boolean).join(' → '),
    seed: token.address,
    facts: [airdropKindText(kind), `#${number}`],
    state: stateOf('airdrop', airdrop.state),
  }
}

export function collectionEntry(sale: NftSale): Entry {
  const { chainId, address, owner, name, symbol } = sale
  return {
    key: sale.id,
    chainId,
    path: pathOf({ ...place, kind: 'collection', address, owner }),
    title: titleOf(name, address),
    contract: address,
    seed: address,
    facts: [symbol],
    state: stateOf('collection', sale.state),
  }
}

/** The clock of a network when the index answered, in unix seconds. */
export const clockOf = (
  { clocks }: { readonly clocks: readonly { chainId: number; now: number }[] },
  { chainId }: { readonly chainId: number },
): number =>
  clocks.find((clock) => clock.chainId === chainId)?.now ?? Math.floor(Date.now() / 1_000)

/**
 * A lock in a list of several networks.
 * @param now unix seconds of its chain's clock
 */
export function lockEntry(lock: Lock, now: number): Entry {
  const { chainId, asset, owner, kind, lockId, isForever, unlockAt } = lock
  const when = isForever
    ? m.portfolio_unlocks_never()
    : m.portfolio_unlocks({ time: formatTime(unlockAt) })
  return {
    key: lock.id,
    chainId,
    path: pathOf({ kind: 'lock', address: asset, variant: kind, number: lockId, owner }),
    title: titleOf(pairName(lock.pair) ?? lock.assetSymbol ?? lock.assetName, asset),
    seed: asset,
    facts: [m.search_one_lock({ kind: kindText(kind) }), lock.state !== 'ended' && when],
    state: stateOf('lock', indexedLockState(lock, now)),
  }
}

export const tokenEntry = (token: TokenSummary): Entry => ({
  key: token.id,
  chainId: token.chainId,
  path: pathOf({ ...place, kind: 'token', address: token.address, owner: token.owner }),
  title: token.name,
  contract: token.address,
  seed: token.address,
  facts: [token.symbol, m.portfolio_created({ time: formatTime(token.createdAt) })],
})
