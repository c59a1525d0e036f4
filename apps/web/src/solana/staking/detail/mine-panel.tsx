import { formatBps, formatTime, formatTimeLeft, m } from '@slipway/messages'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { calculateDailyEarning, calculateEarningUntilEnd } from '@slipway/sdk/shared/stake-earnings'
import { calculateReward, unlocksAt } from '@slipway/sdk/solana/staking/pool-math'
import type { SolanaStake } from '@slipway/sdk/solana/staking/types'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { amountOf } from '../../lock/lock-texts.ts'
import classes from './detail.module.css'
import type { PoolView } from './types.ts'

interface MineProps {
  view: PoolView
  stake: SolanaStake
}

/** Until when the stake is locked, or that it is free. */
function Unlock({ view: { pool, now }, stake }: MineProps) {
  const at = unlocksAt(pool, stake)
  return (
    <KeyValue label={m.stakepage_unlock()} {...(at > now && { help: formatTime(at) })}>
      {at > now ? <span role="timer">{formatTimeLeft(at - now)}</span> : m.stakepage_unlocked()}
    </KeyValue>
  )
}

/** What the stake earns from now on, while nobody else moves anything. */
function Earnings({ view: { pool, reward, now }, stake }: MineProps) {
  if (now >= pool.endAt) return null
  const share = { part: stake.amount, total: pool.staked }
  return (
    <>
      <KeyValue label={m.stakepage_daily()} help={m.stakepage_yearly_note()}>
        {amountOf(reward, calculateDailyEarning(pool.rate, share))}
      </KeyValue>
      <KeyValue label={m.stakepage_until_end()}>
        {amountOf(reward, calculateEarningUntilEnd(pool, share, now))}
      </KeyValue>
    </>
  )
}

/** What the connected wallet has in the pool; its reward counts on by the cluster's clock. */
export function MinePanel({ view, stake }: MineProps) {
  const { pool, stake: token, reward, now } = view
  const isIn = stake.amount > 0n
  const isGrowing = isIn && now >= pool.startAt && now < pool.endAt
  return (
    <Panel title={m.stakepage_mine_title()}>
      <div className={classes.stack}>
        <p className={classes.earned}>
          <strong>{amountOf(reward, calculateReward(pool, stake, now))}</strong>
          <span>{isGrowing ? m.stakepage_mine_growing() : m.stakepage_mine_pending()}</span>
        </p>
        <KeyValueList>
          <KeyValue label={m.stakepage_mine_staked()} emphasis="strong">
            {amountOf(token, stake.amount)}
          </KeyValue>
          {isIn && (
            <>
              <KeyValue label={m.stakepage_mine_share()}>
                {formatBps(shareBps(stake.amount, pool.staked))}
              </KeyValue>
              <Earnings view={view} stake={stake} />
              <Unlock view={view} stake={stake} />
            </>
          )}
        </KeyValueList>
      </div>
    </Panel>
  )
}
