import { formatAmount, formatBps, m } from '@slipway/messages'
import { lockKeyOf } from '@slipway/sdk/lock/lock-key'
import type { TokenPool } from '@slipway/sdk/token/safety/get-token-pools'
import {
  type LiquidityCustody,
  type LiquidityLock,
  lockForever,
} from '@slipway/sdk/token/safety/liquidity-custody'
import { AddressText } from '@slipway/ui/address-text'
import { TimeText } from '@slipway/ui/time-text'
import type { CSSProperties } from 'react'
import { activeChain } from '../../../shell/active-chain.ts'
import { AppLink } from '../../../shell/app-link.tsx'
import { explorerAddressUrl } from '../../../shell/explorer-url.ts'
import { DefinitionList } from '../../shared/definition-list.tsx'
import { platformContracts } from '../../shared/platform-contracts.ts'
import { calculatePoolPrice, PRICE_DECIMALS } from './calculate-pool-price.ts'
import classes from './safety.module.css'

const parts = [
  { key: 'burnedBps', label: m.safety_liquidity_burned },
  { key: 'lockedBps', label: m.safety_liquidity_locked },
  { key: 'otherBps', label: m.safety_liquidity_other },
  { key: 'ownerBps', label: m.safety_liquidity_owner },
] as const

function CustodyBar({ custody }: { custody: LiquidityCustody }) {
  return (
    <div className={classes.custody}>
      <div className={classes.bar} aria-hidden>
        {parts.map(({ key }) => (
          <span
            key={key}
            data-part={key}
            style={{ '--share': `${custody[key] / 100}%` } as CSSProperties}
          />
        ))}
      </div>
      <dl className={classes.legend}>
        {parts.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <span className={classes.swatch} data-part={key} aria-hidden />
              {label()}
            </dt>
            <dd>{formatBps(custody[key])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

interface LocksProps {
  locks: readonly LiquidityLock[]
  lpSupply: bigint
}

/** The locks of a pool's liquidity, each with the page that proves it. */
function Locks({ locks, lpSupply }: LocksProps) {
  const { liquidityLocker: locker } = platformContracts
  if (locks.length === 0 || !locker) return null
  const { chainId } = activeChain
  return (
    <ul className={classes.locks}>
      {locks.map(({ lockId, amount, owner, unlockAt }) => (
        <li key={String(lockId)}>
          <strong>{formatBps(lpSupply > 0n ? (amount * 10_000n) / lpSupply : 0n)}</strong>
          <span>
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

interface LiquidityPartProps {
  pool: TokenPool | undefined
  custody: LiquidityCustody | undefined
  locks: readonly LiquidityLock[] | undefined
  token: { symbol: string; decimals: number }
}

/** The main pool: what lies in it, at which price, and who can take it out. */
export function LiquidityPart({ pool, custody, locks, token }: LiquidityPartProps) {
  if (!pool) return <p className={classes.muted}>{m.safety_liquidity_none()}</p>
  const { quote, venue, pair, tokenReserve, quoteReserve, lpSupply } = pool
  const price = calculatePoolPrice(pool, token.decimals)
  return (
    <>
      <DefinitionList
        items={[
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
          [
            m.safety_pool_venue(),
            <span key="venue">
              {venue}
              <small>
                <AddressText address={pair} explorer={explorerAddressUrl(activeChain, pair)} />
              </small>
            </span>,
          ],
        ]}
      />
      {custody && <CustodyBar custody={custody} />}
      {locks && <Locks locks={locks} lpSupply={lpSupply} />}
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
