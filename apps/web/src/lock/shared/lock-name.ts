import { m } from '@slipway/messages'
import { pairName } from '@slipway/sdk/shared/pair-name'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { activeChain } from '../../core/active-chain.ts'
import { kindText } from './kind-text.ts'
import type { LockRow } from './lock-row.ts'

type Named = Pick<LockRow, 'asset' | 'kind' | 'name' | 'symbol' | 'pair' | 'nftId'>

/** Exchange whose factory this is, where the network's catalogue knows it. */
function venueOf(factory: string | null | undefined): string | undefined {
  if (!factory || activeChain.type !== 'evm') return undefined
  const wanted = factory.toLowerCase()
  return activeChain.venues.find((venue) => venue.factory.toLowerCase() === wanted)?.name
}

/** What is locked, in a few words: a symbol, a pair, or an NFT by its number. */
export function lockName({ asset, kind, name, symbol, pair, nftId }: Named): string {
  const liquidity = pairName(pair, ({ address }) => shortenAddress(address))
  if (liquidity) return liquidity
  const own = symbol || name || shortenAddress(asset)
  return kind === 'nft' && nftId !== undefined ? `${own} #${nftId}` : own
}

/** The second line under the name: kind, exchange, position. Of a pool, whether its exchange is known here. */
export function lockNote(row: Named & Pick<LockRow, 'position'>): string {
  const { kind, pair, name, symbol, position, nftId } = row
  // Anybody can make a pair that calls itself by good names, and a factory that vouches for it.
  if (kind === 'liquidity' && pair?.factory)
    return venueOf(pair.factory) ?? m.lock_exchange_unknown()
  if (kind === 'token') return name && name !== symbol ? name : kindText(kind)
  if (position === 'v3' || position === 'v4')
    return m.lock_position({ version: position.toUpperCase(), id: String(nftId) })
  return kindText(kind)
}
