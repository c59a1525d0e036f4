import { formatAmount, formatBps, formatInteger, m } from '@slipway/messages'
import type { NftPosition } from '@slipway/sdk/lock/evm/get-nft-position'
import {
  calculatePoolPrice,
  calculatePriceAtTick,
  mostTick,
  rangeStateOf,
} from '@slipway/sdk/lock/position-math'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { StatusBadge } from '@slipway/ui/status-badge'
import { zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { type PairWords, usePairWords } from './use-pair-words.ts'

/** Parts per million in a basis point. */
const PPM_A_BPS = 100
/** Ranges that reach to within a thousand ticks of either end have no end that anybody notices. */
const WHOLE_RANGE = mostTick - 1_000

interface FactsProps {
  position: NftPosition
  words: PairWords
}

function Range({ position, words }: FactsProps) {
  const { tickLower, tickUpper, tick, sqrtPriceX96 } = position
  const isWhole = tickLower <= -WHOLE_RANGE && tickUpper >= WHOLE_RANGE
  const amount = (units: bigint) =>
    formatAmount(units, words.decimals1, { maximumFractionDigits: 8 })
  const price = (at: number) => amount(calculatePriceAtTick(at, words.decimals0))
  const isInside = tick !== undefined && rangeStateOf(position, tick) === 'inside'
  return (
    <>
      <KeyValue
        label={m.lock_nft_range()}
        help={m.lock_nft_range_unit({ quote: words.symbol1, base: words.symbol0 })}
      >
        {isWhole ? m.lock_nft_range_whole() : `${price(tickLower)} – ${price(tickUpper)}`}
      </KeyValue>
      {tick !== undefined && sqrtPriceX96 !== undefined && (
        <KeyValue label={m.lock_nft_price()} help={isInside ? undefined : m.lock_nft_range_idle()}>
          {amount(calculatePoolPrice(sqrtPriceX96, words.decimals0))}{' '}
          <StatusBadge tone={isInside ? 'good' : 'warn'}>
            {isInside ? m.lock_nft_range_inside() : m.lock_nft_range_outside()}
          </StatusBadge>
        </KeyValue>
      )}
    </>
  )
}

function Facts({ position, words }: FactsProps) {
  const { worth, fees, feePpm, hooks, poolAddress, liquidity } = position
  const isV4 = position.position === 'v4'
  const both = (amounts: typeof worth) => amounts && words.amounts(amounts).join(' · ')
  return (
    <KeyValueList>
      <KeyValue label={m.lock_nft_pool()}>
        {words.symbol0} / {words.symbol1}{' '}
        {feePpm === undefined ? m.lock_nft_fee_by_hook() : formatBps(feePpm / PPM_A_BPS)}
      </KeyValue>
      <KeyValue label={isV4 ? m.lock_nft_pool_manager() : m.lock_nft_pool_address()}>
        <AddressText
          address={poolAddress}
          explorer={explorerAddressUrl(activeChain, poolAddress)}
        />
      </KeyValue>
      {hooks && hooks !== zeroAddress && (
        <KeyValue label={m.lock_nft_hooks()} help={m.lock_nft_hooks_help()}>
          <AddressText address={hooks} explorer={explorerAddressUrl(activeChain, hooks)} />
        </KeyValue>
      )}
      <Range position={position} words={words} />
      <KeyValue
        label={m.lock_nft_worth()}
        help={m.lock_nft_liquidity({ units: formatInteger(liquidity) })}
      >
        {both(worth) ?? m.lock_nft_unknown()}
      </KeyValue>
      <KeyValue label={m.lock_nft_fees()} emphasis="strong">
        {both(fees) ?? m.lock_nft_unknown()}
      </KeyValue>
    </KeyValueList>
  )
}

/** Where the liquidity of a position is, what it is worth, and what it has earned so far. */
export function PositionFacts({ position }: { position: NftPosition | null | undefined }) {
  const words = usePairWords(position)
  if (position === null) return <p>{m.lock_nft_position_gone()}</p>
  if (!position || !words) return <p aria-busy="true">{m.lock_nft_position_reading()}</p>
  return <Facts position={position} words={words} />
}
