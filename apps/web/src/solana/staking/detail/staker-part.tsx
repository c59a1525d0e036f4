import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { ReadFailed } from '../../network/read-failed.tsx'
import { ConnectSolanaButton } from '../../wallet/connect-solana-button.tsx'
import classes from './detail.module.css'
import { MinePanel } from './mine-panel.tsx'
import { HarvestCard, LeaveCard, WithdrawCard } from './out-cards.tsx'
import type { PoolActs } from './pool-act.ts'
import { closesAt } from './pool-clock.ts'
import { poolQueries } from './pool-queries.ts'
import { StakeCard } from './stake-card.tsx'
import type { PoolView, StakerState } from './types.ts'
import { usePoolActs } from './use-pool-acts.ts'

interface CardsProps {
  view: PoolView
  acts: PoolActs
  state: StakerState
  account: string
}

/** What a connected wallet can do; who has something in sees that first, and a closed entry only who has nothing. */
function Cards({ view, acts, state, account }: CardsProps) {
  const { done } = acts.review
  const staked = state.stake?.amount ?? 0n
  const isOpen = view.now < closesAt(view.pool)
  const props = { view, acts, state }
  return (
    <>
      {state.stake && <MinePanel view={view} stake={state.stake} />}
      {(isOpen || !state.stake || done === 'stake') && <StakeCard {...props} account={account} />}
      {(state.stake || done === 'harvest') && <HarvestCard {...props} />}
      {(staked > 0n || done === 'withdraw') && (
        <WithdrawCard key={String(staked > 0n)} {...props} />
      )}
      {(staked > 0n || done === 'leave') && <LeaveCard {...props} />}
    </>
  )
}

function Connected({ view, account }: { view: PoolView; account: string }) {
  const own = useQuery(poolQueries.staker(view, account))
  const mine = own.data ? { ...view, pool: own.data.pool } : view
  const acts = usePoolActs(mine)
  if (own.isPending) return <Skeleton height={320} radius={12} />
  if (own.data === undefined)
    return (
      <ReadFailed
        chain={view.chain}
        title={m.solstakepage_mine_failed()}
        onRetry={() => void own.refetch()}
      />
    )
  return (
    <>
      {own.data && <Cards key={account} {...{ account, acts }} view={mine} state={own.data} />}
      {acts.review.dialog}
    </>
  )
}

/** What the visitor can do with a pool. */
export default function StakerPart({ view, account }: { view: PoolView; account?: string }) {
  if (account !== undefined) return <Connected view={view} account={account} />
  const isOpen = view.now < closesAt(view.pool)
  return (
    <Panel title={isOpen ? m.stakepage_stake_title() : m.stakepage_mine_title()}>
      <div className={classes.stack}>
        <p className={classes.muted}>
          {isOpen ? m.solstakepage_connect() : m.stakepage_mine_disconnected()}
        </p>
        <div>
          <ConnectSolanaButton chain={view.chain} />
        </div>
      </div>
    </Panel>
  )
}
