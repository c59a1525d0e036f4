import { Skeleton } from '@mantine/core'
import { formatAmount, formatBps, formatInteger, m } from '@slipway/messages'
import type { LiquidityPool } from '@slipway/sdk/liquidity/liquidity-pool'
import type { TradeRehearsal } from '@slipway/sdk/liquidity/trade-rehearsal'
import { lockKeyOf } from '@slipway/sdk/lock/lock-key'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import type { JudgedPool } from '@slipway/sdk/token/safety/judge-pools'
import {
  type LiquidityCustody,
  type LiquidityLock,
  lockForever,
} from '@slipway/sdk/token/safety/liquidity-custody'
import { AddressText } from '@slipway/ui/address-text'
import { type Share, ShareBar } from '@slipway/ui/share-bar'
import { TimeText } from '@slipway/ui/time-text'
import { activeChain } from '../../../core/active-chain.ts'
import { AppLink } from '../../../core/app-link.tsx'
import { explorerAddressUrl } from '../../../core/explorer-url.ts'
import { DefinitionList } from '../../shared/definition-list.tsx'
import { platformContracts } from '../../shared/platform-contracts.ts'
import classes from './safety.module.css'
import type { PoolLock } from './use-token-surroundings.ts'
import { venueText } from './venue-text.ts'

/** Decimals of a price: enough for a token of which a quintillion make one unit of the quote. */
const PRICE_DECIMALS = 24

/** Quote units for one whole token by a pool's depth, with `PRICE_DECIMALS` decimals; 0 for an empty pool. */
function calculatePoolPrice(
  { depth, quote }: Pick<LiquidityPool, 'depth' | 'quote'>,
  decimals: number,
): bigint {
  if (depth.token === 0n) return 0n
  const scale = 10n ** BigInt(PRICE_DECIMALS + decimals)
  return (depth.quote * scale) / (depth.token * 10n ** BigInt(quote.decimals))
}

const parts = [
  { key: 'burnedBps', label: m.safety_liquidity_burned, tone: 'gone' },
  { key: 'lockedBps', label: m.safety_liquidity_locked, tone: 'good' },
  { key: 'openedBps', label: m.safety_liquidity_opened, tone: 'warn' },
  { key: 'otherBps', label: m.safety_liquidity_other, tone: 'other' },
  { key: 'ownerBps', label: m.safety_liquidity_owner, tone: 'signal' },
] as const

const sharesOf = (custody: LiquidityCustody): readonly Share[] =>
  parts.map(({ key, label, tone }) => ({ label: label(), bps: custody[key], tone }))

interface LocksProps {
  locks: readonly LiquidityLock[]
  lpSupply: bigint
  now: number
}

/** The locks of a pool's liquidity, each with the page that proves it. */
function Locks({ locks, lpSupply, now }: LocksProps) {
  const { liquidityLocker: locker } = platformContracts
  if (locks.length === 0 || !locker) return null
  const { chainId } = activeChain
  return (
    <ul className={classes.locks}>
      {locks.map(({ lockId, amount, owner, unlockAt }) => (
        <li key={String(lockId)}>
          <strong>{formatBps(shareBps(amount, lpSupply))}</strong>
          <span>
            {unlockAt <= now && `${m.safety_lock_over()} `}
            {unlockAt >= lockForever ? m.safety_lock_forever() : <TimeText at={unlockAt} />}
            <AppLink to={`/lock/certificate/${lockKeyOf({ chainId, locker, lockId })}`}>
              {m.lock_certificate()}
            </AppLink>
          </span>
          <AddressText address={owner} explorer={explorerAddressUrl(activeChain, owner)} />
        </li>
      ))}
    </ul>
  )
}

/** What the rehearsed sells on a pool came to. */
function sellText(rehearsal: TradeRehearsal): string {
  if (rehearsal.state !== 'done') return m.safety_pools_sell_open()
  const { buy, sell, laterSell } = rehearsal
  // Who could not buy had nothing to sell: nothing was refused. Who paid and got nothing is another matter.
  if (!sell) return buy.ok ? m.safety_finding_bought_nothing() : m.safety_pools_sell_open()
  return sell.ok && laterSell?.ok !== false
    ? m.safety_pools_sell_works()
    : m.safety_pools_sell_refused()
}

interface PoolPartProps {
  judged: JudgedPool
  locks: readonly PoolLock[] | undefined
  token: { symbol: string; decimals: number }
  now: number
}

/** One pool: what lies in it, at which price, whether a sell went through, and who can take the liquidity out. */
function PoolPart({ judged, locks: all, token, now }: PoolPartProps) {
  const { pool, rehearsal, custody } = judged
  const { quote, pair, tokenReserve, quoteReserve, lpSupply, worthWei } = pool
  const locks = all?.filter(({ lpToken }) => lpToken.toLowerCase() === pair.toLowerCase())
  const price = calculatePoolPrice(pool, token.decimals)
  const { nativeCurrency } = activeChain
  const worth =
    worthWei === undefined
      ? m.safety_pools_worth_unknown()
      : formatAmount(worthWei, nativeCurrency.decimals, {
          symbol: nativeCurrency.symbol,
          maximumFractionDigits: 4,
        })
  return (
    <>
      <DefinitionList
        items={[
          [m.safety_pools_sell(), sellText(rehearsal)],
          [
            m.safety_pool_price(),
            formatAmount(price, PRICE_DECIMALS, { symbol: quote.name, maximumFractionDigits: 12 }),
          ],
          [
            m.safety_pool_holds(),
            <span key="holds">
              {formatAmount(quoteReserve, quote.decimals, {
                symbol: quote.name,
                maximumFractionDigits: 6,
              })}
              <small>
                {formatAmount(tokenReserve, token.decimals, {
                  symbol: token.symbol,
                  maximumFractionDigits: 4,
                })}
              </small>
            </span>,
          ],
          ...(quote.isWrappedNative ? [] : [[m.safety_pools_worth(), worth] as const]),
          [
            m.safety_pool_venue(),
            <span key="venue">
              {venueText(pool)}
              <small>
                <AddressText address={pair} explorer={explorerAddressUrl(activeChain, pair)} />
              </small>
            </span>,
          ],
        ]}
      />
      <div className={classes.custody}>
        <ShareBar shares={sharesOf(custody)} />
      </div>
      {pool.kind === 'v3' && <p className={classes.muted}>{m.safety_liquidity_positions()}</p>}
      {locks && <Locks locks={locks} lpSupply={lpSupply} now={now} />}
      {locks && locks.length > 0 && (
        <p className={classes.muted}>
          <AppLink to="/lock/list" search={{ token: pair }}>
            {m.lock_detail_everybodys({ name: `${token.symbol} / ${quote.name}` })}
          </AppLink>
        </p>
      )}
    </>
  )
}

interface LiquidityPartProps {
  /** How many pools were found; undefined while they are looked for. */
  total: number | undefined
  /** They could not be looked for. */
  isUnread: boolean
  judged: readonly JudgedPool[]
  /** All that the verdict considers are there. */
  isComplete: boolean
  locks: readonly PoolLock[] | undefined
  token: PoolPartProps['token']
  now: number
}

/** The pools that the verdict is drawn from, and how many others there are. */
export function LiquidityPart(props: LiquidityPartProps) {
  const { total, judged, locks, token, now } = props
  if (props.isUnread) return <p className={classes.muted}>{m.safety_liquidity_unread()}</p>
  if (total === undefined)
    return (
      <div role="status" aria-label={m.safety_liquidity_reading()}>
        <Skeleton height={96} />
      </div>
    )
  if (total === 0) return <p className={classes.muted}>{m.safety_liquidity_none()}</p>
  return (
    <div className={classes.pools}>
      {judged.map((one) => (
        <div key={one.pool.pair}>
          {judged.length > 1 && (
            <h4>
              {token.symbol} / {one.pool.quote.name} · {venueText(one.pool)}
            </h4>
          )}
          <PoolPart judged={one} locks={locks} token={token} now={now} />
        </div>
      ))}
      {total > 1 && judged.length > 0 && props.isComplete && (
        <p className={classes.muted}>
          {m.safety_pools_judged({
            judged: formatInteger(judged.length),
            total: formatInteger(total),
            native: activeChain.nativeCurrency.symbol,
          })}
        </p>
      )}
    </div>
  )
}
