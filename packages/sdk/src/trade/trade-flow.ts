import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, erc20Abi, type Log, parseEventLogs, type RpcLog } from 'viem'
import { EventMissing } from '../evm/event-missing.ts'
import { approvalSteps } from '../flow/approval-steps.ts'
import type { FlowDefinition, FlowStep } from '../flow/types.ts'
import { buildTrade, sidesOf } from './build-trade.ts'
import type { TradeInput } from './types.ts'

const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()

/** What moved of an asset to somebody, each time, in order. */
function listArrivals(
  logs: readonly (Log | RpcLog)[],
  asset: Address,
  to: Address,
): readonly bigint[] {
  return parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: [...logs], strict: true })
    .filter(({ address, args }) => isSame(address, asset) && isSame(args.to, to))
    .map(({ args }) => args.value)
}

/**
 * What came of a trade by the asset's own events. Native currency passes through the router in its wrapped form: the last
 * that came there is the trader's, since a token may sell what it has collected before, at the same router.
 */
export function readReceived(
  logs: readonly (Log | RpcLog)[],
  input: TradeInput,
  account: Address,
): bigint {
  const { to } = sidesOf(input)
  return input.isNative && input.side === 'sell'
    ? (listArrivals(logs, to, input.router.address).at(-1) ?? 0n)
    : listArrivals(logs, to, account).reduce((sum, one) => sum + one, 0n)
}

const swapStep: FlowStep<TradeInput> = {
  id: 'swap',
  build: (input, { account }) => buildTrade(input, account),
  verify(input, { logs }, { account }) {
    const received = readReceived(logs, input, account)
    if (received === 0n) throw new EventMissing('Transfer', sidesOf(input).to)
    return { received }
  },
}

/**
 * Buys or sells a token at an exchange's router, after the exact allowance that it needs. The router itself holds to the
 * least that must arrive. The result: `received`, base units as the asset's own events say.
 */
export const tradeFlow: FlowDefinition<TradeInput> = {
  name: 'trade-swap',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  deadline: ({ deadline }) => deadline,
  steps: ({ approvals, permit }) => [
    ...approvalSteps<TradeInput>(permit ? [] : approvals),
    swapStep,
  ],
}
