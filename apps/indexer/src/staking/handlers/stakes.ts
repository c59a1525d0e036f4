import type { EventHandler, Hex } from '../../store/event-handler.ts'
import { countedStake, moveStake, stakeReads } from '../move-stake.ts'

interface OfAccount {
  account: Hex
}

const deposited: EventHandler<OfAccount & { received: bigint; staked: bigint }> = {
  reads: stakeReads,
  writes: (event, rows) => {
    const { account, received, staked } = event.args
    return moveStake(event, rows, { kind: 'deposited', account, amount: received, staked })
  },
}

const withdrawn: EventHandler<
  OfAccount & { amount: bigint; sent: bigint; reward: bigint; staked: bigint }
> = {
  reads: stakeReads,
  writes: (event, rows) => {
    const { sent, ...move } = event.args
    return moveStake(event, rows, { kind: 'withdrawn', ...move, details: { sent } })
  },
}

const emergencyWithdrawn: EventHandler<OfAccount & { amount: bigint; sent: bigint }> = {
  reads: stakeReads,
  writes: (event, rows) => {
    const { account, amount, sent } = event.args
    const move = { kind: 'emergencyWithdrawn' as const, account, amount, staked: 0n }
    return moveStake(event, rows, { ...move, details: { sent } })
  },
}

/** Handlers of what is staked and given back in pools of tokens. */
export const stakes = {
  deposited: countedStake('staked', deposited, ({ received }) => received),
  withdrawn: countedStake('unstaked', withdrawn, ({ amount }) => amount),
  emergencyWithdrawn: countedStake('unstaked', emergencyWithdrawn, ({ amount }) => amount),
}
