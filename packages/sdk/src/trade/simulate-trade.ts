import { contractErrorsAbi } from '@slipway/deployments/errors'
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToBigInt,
  parseAbi,
} from 'viem'
import { simulateTransactions } from '../evm/ask-simulation.ts'
import type { ReadClient } from '../evm/create-read-client.ts'
import { decodeContractError, decodeRevertData } from '../evm/decode-contract-error.ts'
import { isDone, reasonOf, type SimulatedCall, wordOf } from '../evm/simulated-call.ts'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import { buildApproval } from '../flow/approval-steps.ts'
import { listPairSwaps, priceAfterSwapBack } from '../liquidity/price-after-swap-back.ts'
import { encodeQuote, quotedOut } from '../liquidity/swap-calls.ts'
import { calculateTaxBps } from '../liquidity/trade-rehearsal.ts'
import { buildTrade, sidesOf } from './build-trade.ts'
import { readReceived } from './trade-flow.ts'
import { tradeLimits } from './trade-limits.ts'
import { refusedFor, TradeRefused } from './trade-refused.ts'
import type { TradeInput, TradeRoute } from './types.ts'

const multicallAbi = parseAbi([
  'function multicall(bytes[] data) payable returns (bytes[] results)',
])

/** What a trade came to when it was run, or would come to. */
export interface SimulatedTrade {
  readonly expected: bigint
  readonly received: bigint
  /** What the token kept: of what was sent into the pool by a sell, of what the pool gave by a buy; in basis points. */
  readonly taxBps: number | undefined
}

const read = (to: Address, data: Hex): UnsignedTransaction => ({ to, data, valueWei: 0n })

const balanceOf = (asset: Address, account: Address) =>
  read(asset, encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] }))

/** What a V3 router said the pool gave: its first call after nothing else is the swap. */
function poolGave(swap: SimulatedCall | undefined): bigint {
  const data = swap?.returnData ?? '0x'
  const [first] = decodeFunctionResult({ abi: multicallAbi, functionName: 'multicall', data })
  return first && first !== '0x' ? hexToBigInt(first) : 0n
}

interface Measured {
  readonly quoted: bigint
  readonly before: bigint
  readonly swap: SimulatedCall | undefined
  readonly after: bigint
}

/** Why the token does not move: the same transfer, asked of the token itself; the exchange hides it. */
async function explain(
  client: ReadClient,
  { input, route, account }: Run,
  { quoted, swap }: Measured,
): Promise<never> {
  const { pair, kind } = route.pool
  if (kind === 'v2' && quoted === 0n) throw new TradeRefused('Trade_AmountTooSmall')
  const isBuy = input.side === 'buy'
  const [from, to] = isBuy ? [pair, account] : [account, pair]
  const args = [to, isBuy ? quoted : input.amount] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  try {
    await client.call({ account: from, to: input.token, data })
  } catch (error) {
    const failure = decodeContractError(error, contractErrorsAbi)
    if (failure.kind !== 'contract') throw error
    if (failure.name !== 'Transaction_Reverted') throw refusedFor(failure)
  }
  const failure = decodeRevertData(reasonOf(swap), contractErrorsAbi)
  // The exchange says that nothing came in, of what was sent.
  if (/: INSUFFICIENT_INPUT_AMOUNT$/.test(String(failure.args.reason)))
    throw new TradeRefused('Trade_TakesAll')
  throw refusedFor(failure)
}

interface Run {
  readonly input: TradeInput
  readonly route: TradeRoute
  readonly account: Address
}

/** Of so few units rounding would look like a tax. */
const taxOf = (moved: { readonly expected: bigint; readonly received: bigint }) =>
  moved.expected < tradeLimits.smallestMeasured ? undefined : calculateTaxBps(moved)

const withTax = (moved: Omit<SimulatedTrade, 'taxBps'>): SimulatedTrade => ({
  ...moved,
  taxBps: taxOf(moved),
})

function readOutcome(
  { input, route: { pool }, account }: Run,
  { quoted, before, swap, after }: Measured,
): SimulatedTrade {
  const logs = swap?.logs ?? []
  const isUnwrapped = input.isNative && input.side === 'sell'
  const received = isUnwrapped ? readReceived(logs, input, account) : after - before
  const outcome = { received: received > 0n ? received : 0n }
  if (pool.kind === 'v3') return withTax({ ...outcome, expected: poolGave(swap) })
  if (input.side === 'buy') return withTax({ ...outcome, expected: quoted })
  const presale = { ...input, pair: pool.pair }
  const expected = priceAfterSwapBack(swap, presale, input.amount) ?? quoted
  const taken = listPairSwaps(swap, presale).at(-1)?.taken ?? 0n
  // Less in the pool is less in all, but not in proportion: what was sent says what was kept.
  const taxBps = taxOf({ expected: input.amount, received: taken })
  return { ...outcome, expected, taxBps }
}

/**
 * Runs a trade on a node as the account itself, allowances before it, without sending anything, and measures what arrives.
 * @returns undefined where the node cannot run several transactions (`eth_simulateV1`).
 * @throws {TradeRefused} with the token's own reason where it would fail.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function simulateTrade(
  client: ReadClient,
  params: TradeInput,
  route: TradeRoute,
  account: Address,
): Promise<SimulatedTrade | undefined> {
  // Measured first; what must arrive at least follows from it.
  const { permit: _permit, ...terms } = params
  const input = { ...terms, least: 0n }
  const { from, to } = sidesOf(input)
  const isV2 = route.pool.kind === 'v2'
  const swap = { from, to, amount: input.amount, trader: account, feePpm: 0 }
  const quote = isV2 ? encodeQuote('v2', swap) : undefined
  const results = await simulateTransactions(client, account, [
    ...input.approvals.map(buildApproval),
    ...(quote ? [read(input.router.address, quote)] : []),
    balanceOf(to, account),
    buildTrade(input, account),
    balanceOf(to, account),
  ])
  if (!results) return undefined
  const [before, swapped, after] = results.slice(-3)
  const run = { input, route, account }
  const measured = {
    quoted: quote ? quotedOut(results.at(-4)) : 0n,
    before: wordOf(before),
    swap: swapped,
    after: wordOf(after),
  }
  return isDone(swapped) ? readOutcome(run, measured) : explain(client, run, measured)
}
