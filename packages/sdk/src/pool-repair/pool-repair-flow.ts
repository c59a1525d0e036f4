import { poolRepairAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, type Log, parseAbi, zeroAddress } from 'viem'
import { proveEvent } from '../evm/prove-event.ts'
import { approvalSteps } from '../flow/approval-steps.ts'
import { buildCall } from '../flow/build-call.ts'
import type { FlowDefinition, FlowStep } from '../flow/types.ts'
import { isPriceSkewed } from './pool-faults.ts'
import type { PoolRepairInput } from './types.ts'

/** The pool's own reserves do not show the price that was ordered. */
class PriceUnproven extends Error {
  override readonly name = 'PriceUnproven'
  readonly code = 'Transaction_NotVerified'
}

const pairEventsAbi = parseAbi(['event Sync(uint112 reserve0, uint112 reserve1)'])

/** The pool's last word on its reserves, which the pair itself left in the same transaction. */
function findReserves(
  logs: readonly Log[],
  pair: Address,
  { params, quoteToken }: PoolRepairInput,
) {
  const query = { abi: pairEventsAbi, eventName: 'Sync', emitter: pair, expected: {} } as const
  const { reserve0, reserve1 } = proveEvent([...logs].reverse(), query)
  const isFirst = params.wish.token.toLowerCase() < quoteToken.toLowerCase()
  return isFirst
    ? { tokenReserve: reserve0, quoteReserve: reserve1 }
    : { tokenReserve: reserve1, quoteReserve: reserve0 }
}

const fixStep: FlowStep<PoolRepairInput> = {
  id: 'fix-pool',
  build({ poolRepair, params, permits }) {
    const { wish, maxQuoteLoss } = params
    const valueWei = wish.quote === zeroAddress ? wish.quoteAmount + maxQuoteLoss : 0n
    const call = { to: poolRepair, abi: poolRepairAbi, valueWei } as const
    return permits.length === 0
      ? buildCall({ ...call, functionName: 'fixPool', args: [params] })
      : buildCall({ ...call, functionName: 'fixPoolWithPermits', args: [params, permits] })
  },
  verify(input, { logs }, { account }) {
    const { poolRepair, params } = input
    const { wish, to } = params
    const query = { abi: poolRepairAbi, eventName: 'PoolFixed', emitter: poolRepair } as const
    const expected = { token: wish.token, quote: wish.quote, caller: account, to }
    const { pair, tokenIn, quoteIn, tokenSpent, quoteSpent, liquidity } = proveEvent(logs, {
      ...query,
      expected,
    })
    const reserves = findReserves(logs, pair, input)
    // The event alone is the repair contract's word; the reserves are the pool's.
    if (isPriceSkewed(reserves, wish)) {
      throw new PriceUnproven(`The reserves of ${pair} are not at the stated price.`)
    }
    return { pair, tokenIn, quoteIn, tokenSpent, quoteSpent, liquidity, ...reserves }
  },
}

/**
 * Brings a pool to the stated price and adds liquidity, in one transaction after exact allowances. The result of its last
 * step: `pair`, what became liquidity, what was spent, `liquidity`, and the reserves that the pool ended with.
 */
export const poolRepairFlow: FlowDefinition<PoolRepairInput> = {
  name: 'repair-fix-pool',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  deadline: ({ params }) => params.deadline,
  steps: ({ approvals }) => [...approvalSteps<PoolRepairInput>(approvals), fixStep],
}
