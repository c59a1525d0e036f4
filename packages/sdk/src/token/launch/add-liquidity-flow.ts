import { contractErrorsAbi } from '@slipway/deployments/errors'
import {
  type Address,
  encodeEventTopics,
  isAddressEqual,
  type Log,
  parseAbi,
  parseEventLogs,
  zeroAddress,
} from 'viem'
import { EventMissing } from '../../evm/event-missing.ts'
import { proveEvent } from '../../evm/prove-event.ts'
import { type Approval, approvalSteps } from '../../flow/approval-steps.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { FlowDefinition, FlowStep } from '../../flow/types.ts'

const routerAbi = parseAbi([
  'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline) returns (uint256 amountA, uint256 amountB, uint256 liquidity)',
  'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) payable returns (uint256 amountToken, uint256 amountETH, uint256 liquidity)',
])

const abi = parseAbi([
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

/** Where in the receipt a pool gave liquidity to its receiver; the pool's `Mint` follows it. */
function findGiven(logs: readonly Log[], pair: Address, to: Address): number {
  const args = { from: zeroAddress, to }
  const wanted = encodeEventTopics({ abi, eventName: 'Transfer', args }).join()
  return logs.findIndex(
    ({ address, topics }) => isAddressEqual(address, pair) && topics.join() === wanted,
  )
}

/** The pool of both tokens that this transaction made for the receiver; it may have made others as well. */
function findPair(logs: readonly Log[], input: AddLiquidityInput): Address {
  const { pair, factory, token, quote, to } = input
  if (pair !== zeroAddress) return pair
  const sides = quote === zeroAddress ? [token] : [token, quote]
  const events = parseEventLogs({ abi, eventName: 'PairCreated', logs: [...logs], strict: true })
  const own = events.find(
    ({ address, args: { token0, token1, pair: created } }) =>
      isAddressEqual(address, factory) &&
      sides.every((side) => isAddressEqual(side, token0) || isAddressEqual(side, token1)) &&
      findGiven(logs, created, to) >= 0,
  )
  if (!own) throw new EventMissing('PairCreated', factory)
  return own.args.pair
}

const addStep: FlowStep<AddLiquidityInput> = {
  id: 'add-liquidity',
  build: buildAddition,
  verify(input, { logs }) {
    const { to, router } = input
    const pair = findPair(logs, input)
    const given = { abi, eventName: 'Transfer', emitter: pair } as const
    const { value: liquidity } = proveEvent(logs, { ...given, expected: { from: zeroAddress, to } })
    const minted = { abi, eventName: 'Mint', emitter: pair, expected: { sender: router } } as const
    const { amount0, amount1 } = proveEvent(logs.slice(findGiven(logs, pair, to)), minted)
    return { pair, liquidity, amount0, amount1 }
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
