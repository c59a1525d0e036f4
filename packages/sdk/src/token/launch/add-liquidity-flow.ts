import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, type Log, parseAbi, zeroAddress } from 'viem'
import { findEvent } from '../../evm/find-event.ts'
import { type Approval, approvalSteps } from '../../flow/approval-steps.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { FlowDefinition, FlowStep } from '../../flow/types.ts'

const routerAbi = parseAbi([
  'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline) returns (uint256 amountA, uint256 amountB, uint256 liquidity)',
  'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) payable returns (uint256 amountToken, uint256 amountETH, uint256 liquidity)',
])

const venueEventsAbi = parseAbi([
  'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 length)',
  'event Mint(address indexed sender, uint256 amount0, uint256 amount1)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])

/** Liquidity for a V2 pool of a token, in base units. */
export interface AddLiquidityInput {
  readonly token: Address
  /** Quote currency; the zero address stands for the native one. */
  readonly quote: Address
  readonly router: Address
  readonly factory: Address
  /** The pool; the zero address while there is none: this transaction makes it then. */
  readonly pair: Address
  readonly tokenAmount: bigint
  readonly quoteAmount: bigint
  /** The least of either side, should the price have moved. */
  readonly minTokenAmount: bigint
  readonly minQuoteAmount: bigint
  /** Who gets the liquidity tokens. */
  readonly to: Address
  /** Unix seconds after which the transaction is void. */
  readonly deadline: bigint
  /** Missing allowances for the router, from `getNeededApprovals`. */
  readonly approvals: readonly Approval[]
}

function buildAddition(input: AddLiquidityInput) {
  const { token, quote, router, to, deadline, tokenAmount, quoteAmount } = input
  const { minTokenAmount, minQuoteAmount } = input
  const call = { to: router, abi: routerAbi } as const
  return quote === zeroAddress
    ? buildCall({
        ...call,
        functionName: 'addLiquidityETH',
        args: [token, tokenAmount, minTokenAmount, minQuoteAmount, to, deadline],
        valueWei: quoteAmount,
      })
    : buildCall({
        ...call,
        functionName: 'addLiquidity',
        args: [
          token,
          quote,
          tokenAmount,
          quoteAmount,
          minTokenAmount,
          minQuoteAmount,
          to,
          deadline,
        ],
      })
}

function findPair(logs: readonly Log[], { pair, factory }: AddLiquidityInput): Address {
  if (pair !== zeroAddress) return pair
  const query = { abi: venueEventsAbi, eventName: 'PairCreated', emitter: factory } as const
  return findEvent(logs, query).args.pair
}

const addStep: FlowStep<AddLiquidityInput> = {
  id: 'add-liquidity',
  build: buildAddition,
  verify(input, { logs }) {
    const pair = findPair(logs, input)
    const minted = findEvent(logs, { abi: venueEventsAbi, eventName: 'Mint', emitter: pair }).args
    const transfers = logs.filter(
      ({ address, topics }) =>
        address.toLowerCase() === pair.toLowerCase() &&
        topics[2]?.slice(-40).toLowerCase() === input.to.slice(2).toLowerCase(),
    )
    const query = { abi: venueEventsAbi, eventName: 'Transfer', emitter: pair } as const
    const { value: liquidity } = findEvent(transfers, query).args
    return { pair, liquidity, amount0: minted.amount0, amount1: minted.amount1 }
  },
}

/** Adds liquidity through the exchange's router, each allowance exact; the result: `pair`, `liquidity`. */
export const addLiquidityFlow: FlowDefinition<AddLiquidityInput> = {
  name: 'token-add-liquidity',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  deadline: ({ deadline }) => deadline,
  steps: ({ approvals }) => [...approvalSteps<AddLiquidityInput>(approvals), addStep],
}
