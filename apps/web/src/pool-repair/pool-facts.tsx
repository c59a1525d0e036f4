import { formatAmount, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { zeroAddress } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { explorerAddressUrl } from '../core/explorer-url.ts'
import { shortText } from './amount-texts.ts'
import { poolPriceText } from './fault-text.ts'
import type { RepairPool } from './repair-pool.ts'

/** Liquidity tokens of V2 pools have 18 decimals. */
export const LIQUIDITY_DECIMALS = 18

/** The pool in numbers: what it counts, and what lies there. */
export function PoolFacts({ pool }: { pool: RepairPool }) {
  const { pairState, token, quote } = pool
  const both = (tokens: bigint, quotes: bigint) =>
    m.repair_both({ token: shortText(tokens, token), quote: shortText(quotes, quote) })
  return (
    <KeyValueList>
      <KeyValue label={m.repair_pair()}>
        {pairState.pair === zeroAddress ? (
          m.repair_pair_none()
        ) : (
          <AddressText
            address={pairState.pair}
            explorer={explorerAddressUrl(activeChain, pairState.pair)}
          />
        )}
      </KeyValue>
      <KeyValue label={m.repair_price_now()}>{poolPriceText(pool)}</KeyValue>
      <KeyValue label={m.repair_counted()}>
        {both(pairState.tokenReserve, pairState.quoteReserve)}
      </KeyValue>
      <KeyValue label={m.repair_held()}>{both(pairState.tokenHeld, pairState.quoteHeld)}</KeyValue>
      <KeyValue label={m.repair_liquidity()}>
        {formatAmount(pairState.totalLiquidity, LIQUIDITY_DECIMALS, { maximumFractionDigits: 6 })}
      </KeyValue>
    </KeyValueList>
  )
}
