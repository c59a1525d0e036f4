import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, formatBps, m } from '@slipway/messages'
import { freeLiquidityBps } from '@slipway/sdk/shared/free-liquidity-bps'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import type { LiquidityShares } from '@slipway/sdk/solana/raydium/calculate-liquidity-shares'
import { calculatePoolPrice, priceDecimals } from '@slipway/sdk/solana/raydium/calculate-pool-price'
import type { PoolTrading, RaydiumPool } from '@slipway/sdk/solana/raydium/raydium-pool'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { type Share, ShareBar } from '@slipway/ui/share-bar'
import { TimeText } from '@slipway/ui/time-text'
import { clusterExplorer } from '../network/cluster-explorer.ts'
import classes from './raydium.module.css'
import { raydiumCurrencyOf } from './raydium-currency.ts'

/** Seconds beyond which a date is none that anybody waits for, and no calendar reaches: the year 10 000. */
const lastSecond = 253_402_300_800n
const ppmPerBps = 100

const obstacles: Readonly<Partial<Record<PoolTrading, () => string>>> = {
  waiting: m.solana_raydium_waiting,
  stopped: m.solana_raydium_stopped,
  empty: m.solana_raydium_empty,
  short: m.solana_raydium_short,
  frozen: m.solana_raydium_frozen,
}

const sharesOf = ({ burnedBps, lockedBps, withdrawableBps }: LiquidityShares): readonly Share[] => [
  { label: m.safety_liquidity_burned(), bps: burnedBps, tone: 'gone' },
  { label: m.certificate_forever(), bps: lockedBps, tone: 'good' },
  { label: m.solana_raydium_free(), bps: withdrawableBps, tone: 'signal' },
]

/** What the shares come to, by the thresholds of the safety report. */
function SharesNotice({ shares }: { shares: LiquidityShares }) {
  const { burnedBps, lockedBps, withdrawableBps } = shares
  if (withdrawableBps >= freeLiquidityBps)
    return (
      <NoticeBox tone="warn">
        {m.solana_raydium_withdrawable({ share: formatBps(withdrawableBps) })}
      </NoticeBox>
    )
  return (
    <NoticeBox tone="good">
      {lockedBps === 0
        ? m.safety_finding_liquidity_burned({ share: formatBps(burnedBps) })
        : m.safety_finding_liquidity_locked({ share: formatBps(burnedBps + lockedBps) })}
    </NoticeBox>
  )
}

interface RaydiumPoolPartProps {
  chain: SolanaChainDefinition
  token: Pick<SolanaToken, 'symbol'>
  pool: RaydiumPool
}

/** What a pool holds and costs. */
function PoolFacts({ chain, token, pool, name }: RaydiumPoolPartProps & { name: string }) {
  const { reserves, decimals, trading, opensAt, feePpm, address } = pool
  const price =
    reserves &&
    calculatePoolPrice(
      { reserve: reserves.token, decimals: decimals.token },
      { reserve: reserves.other, decimals: decimals.other },
    )
  return (
    <KeyValueList>
      {trading === 'waiting' && (
        <KeyValue label={m.solana_raydium_opens()}>
          {opensAt < lastSecond ? <TimeText at={opensAt} /> : m.lock_unlock_never()}
        </KeyValue>
      )}
      {price !== undefined && trading !== 'empty' && (
        <KeyValue label={m.safety_pool_price()}>
          {formatAmount(price, priceDecimals, { symbol: name, maximumFractionDigits: 12 })}
        </KeyValue>
      )}
      {reserves && (
        <KeyValue label={m.safety_pool_holds()}>
          {formatAmount(reserves.other, decimals.other, {
            ...{ symbol: name, maximumFractionDigits: 6 },
          })}
          <span className={classes.second}>
            {formatAmount(reserves.token, decimals.token, {
              ...{ symbol: token.symbol, maximumFractionDigits: 4 },
            })}
          </span>
        </KeyValue>
      )}
      {feePpm !== undefined && (
        <KeyValue label={m.solana_raydium_fee()}>{formatBps(Number(feePpm) / ppmPerBps)}</KeyValue>
      )}
      <KeyValue label={m.solana_raydium_pool()}>
        <AddressText address={address} explorer={clusterExplorer(chain, 'address', address)} />
      </KeyValue>
    </KeyValueList>
  )
}

/** One pool of a token on Raydium: whether it can be traded, what it holds, and who can withdraw it. */
export function RaydiumPoolPart({ chain, token, pool }: RaydiumPoolPartProps) {
  const { other, trading, shares } = pool
  const { name, isListed } = raydiumCurrencyOf(chain, other)
  const obstacle = obstacles[trading]?.()
  return (
    <section className={classes.pool}>
      <h3>{`${token.symbol} / ${name}`}</h3>
      {obstacle && <NoticeBox tone="warn">{obstacle}</NoticeBox>}
      {!isListed && <NoticeBox tone="warn">{m.solana_raydium_unlisted()}</NoticeBox>}
      <PoolFacts {...{ chain, token, pool, name }} />
      {trading !== 'empty' && (
        <>
          <ShareBar shares={sharesOf(shares)} />
          <SharesNotice shares={shares} />
        </>
      )}
    </section>
  )
}
