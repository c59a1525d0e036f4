import { calculateLeast } from '../liquidity/pool-math.ts'
import { larger } from '../shared/larger.ts'
import { smaller } from '../shared/smaller.ts'
import { repairLimits } from './repair-limits.ts'

const bps = 10_000n

/**
 * A budget for one side: what is foreseen to be lost, a tenth of it more, and half a percent of what is added, because
 * pools move before a transaction is mined; never more than the wallet can give beside the liquidity, and never less
 * than what is foreseen.
 * @param balance what the wallet holds of this side, if it is known.
 */
export function calculateUsualBudget(side: {
  readonly loss: bigint
  readonly amount: bigint
  readonly balance?: bigint | undefined
}): bigint {
  const { loss, amount, balance } = side
  const { headRoomOfLossBps, headRoomOfAmountBps, reserveMax } = repairLimits
  const headRoom = (loss * headRoomOfLossBps + amount * headRoomOfAmountBps) / bps
  const room = smaller(reserveMax, balance ?? reserveMax) - amount
  return larger(smaller(loss + headRoom, room), loss)
}

/** The least liquidity that a repair accepts; above zero wherever any is foreseen. */
export function calculateMinLiquidity(liquidity: bigint, slippageBps: bigint): bigint {
  const least = calculateLeast(liquidity, slippageBps)
  return least === 0n && liquidity > 0n ? 1n : least
}

/**
 * Why the budget of one side is too small, by the name with which the contract refuses it: a trade back that costs too
 * much is refused before it is made, a trifle beside it afterwards. Undefined when it suffices.
 */
export function judgeBudget(side: {
  readonly repair: bigint
  readonly dust: bigint
  readonly loss: bigint
  readonly amount: bigint
  readonly max: bigint
}): 'PoolPlacement_RepairTooDear' | 'PoolRepair_LossTooHigh' | undefined {
  const { repair, dust, loss, amount, max } = side
  if (loss <= max) return undefined
  const always = amount / repairLimits.negligiblePart
  return repair > larger(max + dust, always)
    ? 'PoolPlacement_RepairTooDear'
    : 'PoolRepair_LossTooHigh'
}
