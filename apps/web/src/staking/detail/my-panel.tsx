import { formatBps, formatTime, m } from '@slipway/messages'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { canStakeAt } from '@slipway/sdk/staking/pool-status'
import {
  calculateLimitLeft,
  calculatePendingAt,
  calculateRewardUntilEnd,
  calculateYearlyReward,
  endsWithinYear,
} from '@slipway/sdk/staking/position-math'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import { TimeLeft } from '../../transaction/time-left.tsx'
import type { PoolView } from './pool-act.ts'
import { poolAmounts } from './pool-amounts.ts'
import classes from './pool-screen.module.css'

/** Until when one's stake is locked, or that it is free. */
function Unlock({ view }: { view: PoolView }) {
  const { my, now } = view
  if (!my || my.staked === 0n) return null
  return (
    <KeyValue label={m.stakepage_unlock()}>
      {my.unlockTime > now ? (
        <>
          <TimeLeft until={my.unlockTime} />
          <br />
          <small>{formatTime(my.unlockTime)}</small>
        </>
      ) : (
        m.stakepage_unlocked()
      )}
    </KeyValue>
  )
}

/** What a stake can still earn where rewards end before a year is over. */
function UntilEnd({ view: { pool, my, now } }: { view: PoolView }) {
  if (!my || my.staked === 0n || pool.state.apr === 0n || !endsWithinYear(pool, now)) return null
  return (
    <KeyValue label={m.stakepage_until_end()}>
      {poolAmounts(pool).glance.reward(calculateRewardUntilEnd(pool, my.staked, now))}
    </KeyValue>
  )
}

/** What the connected wallet has in the pool; its reward counts on by the chain's clock. */
export function MyPanel({ view }: { view: PoolView }) {
  const { pool, my, account, now } = view
  const { staked, reward, glance } = poolAmounts(pool)
  if (!account)
    return (
      <Panel title={m.stakepage_mine_title()}>
        <div className={classes.stack}>
          <p className={classes.quiet}>{m.stakepage_mine_disconnected()}</p>
          <ConnectButton
            fullWidth
            label={
              canStakeAt(pool, now) ? m.stakepage_mine_connect() : m.transaction_connect_wallet()
            }
          />
        </div>
      </Panel>
    )
  if (!my)
    return (
      <Panel title={m.stakepage_mine_title()}>
        <p className={classes.quiet}>{m.shell_loading()}</p>
      </Panel>
    )
  const limitLeft = canStakeAt(pool, now) ? calculateLimitLeft(pool, my.staked, now) : undefined
  const { startTime, endTime } = pool.terms
  const isGrowing = my.staked > 0n && now >= startTime && now < endTime
  return (
    <Panel title={m.stakepage_mine_title()}>
      <div className={classes.stack}>
        <p className={classes.earned}>
          <strong>{reward(calculatePendingAt(pool, my, now))}</strong>
          <span>{isGrowing ? m.stakepage_mine_growing() : m.stakepage_mine_pending()}</span>
        </p>
        <KeyValueList>
          <KeyValue label={m.stakepage_mine_staked()} emphasis="strong">
            {staked(my.staked)}
          </KeyValue>
          {my.staked > 0n && (
            <KeyValue label={m.stakepage_mine_share()}>
              {formatBps(shareBps(my.staked, pool.state.totalStaked))}
            </KeyValue>
          )}
          {my.staked > 0n && pool.state.apr > 0n && !endsWithinYear(pool, now) && (
            <KeyValue label={m.stakepage_yearly()}>
              {glance.reward(calculateYearlyReward(pool, my.staked))}
            </KeyValue>
          )}
          <UntilEnd view={view} />
          <Unlock view={view} />
          {limitLeft !== undefined && (
            <KeyValue label={m.stakepage_mine_limit()}>{glance.staked(limitLeft)}</KeyValue>
          )}
          <KeyValue label={m.stakepage_mine_balance()}>{glance.staked(my.balance)}</KeyValue>
        </KeyValueList>
      </div>
    </Panel>
  )
}
