import { contractErrorsAbi } from '@slipway/deployments/errors'
import { tradeProbeAbi, tradeProbeCode } from '@slipway/deployments/trade-probe'
import {
  type Address,
  bytesToHex,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  getAddress,
} from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { decodeContractError } from '../../evm/decode-contract-error.ts'
import type { TokenPool } from './get-token-pools.ts'
import { isNodeAway } from './is-node-away.ts'
import { type RawStep, readTradeReport, type TradeRehearsal } from './trade-rehearsal.ts'

/** The rehearsed stake: so small a part of the pool that the price hardly moves, large enough to measure basis points. */
const STAKE_PART = 2_000n
/** Below this many base units rounding would look like a tax. */
const SMALLEST_STAKE = 10_000n
/** Native currency of the rehearsing account, in wei: more than any stake costs, less than any supply. */
const PROBE_BALANCE = 10n ** 27n

/** An address that nobody has used, so that no token can know it. */
function createFreshAddress(): Address {
  return getAddress(bytesToHex(crypto.getRandomValues(new Uint8Array(20))))
}

function stakeOf(pool: TokenPool): bigint {
  const part = pool.quoteReserve / STAKE_PART
  return part < SMALLEST_STAKE ? SMALLEST_STAKE : part
}

/** The exchange hides why the token refused to leave the pool: the same transfer, asked of the token from the pool itself. */
async function explainRefusedBuy(
  client: ReadClient,
  token: Address,
  pool: TokenPool,
  buy: RawStep,
): Promise<RawStep> {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [createFreshAddress(), buy.expected || pool.tokenReserve / STAKE_PART],
  })
  try {
    await client.call({ account: pool.pair, to: token, data })
    return buy
  } catch (error) {
    const { kind, args } = decodeContractError(error, [])
    const raw = args.data
    return kind === 'contract' && typeof raw === 'string'
      ? { ...buy, tokenReason: raw as `0x${string}` }
      : buy
  }
}

async function callProbe(
  client: ReadClient,
  token: Address,
  pool: TokenPool & { readonly router: Address },
  wrappedNative: Address,
) {
  const probe = createFreshAddress()
  const order = {
    router: pool.router,
    wrappedNative,
    pair: pool.pair,
    quote: pool.quote.address,
    token,
    receiver: createFreshAddress(),
    quoteAmount: stakeOf(pool),
  }
  const { data } = await client.call({
    account: createFreshAddress(),
    to: probe,
    data: encodeFunctionData({ abi: tradeProbeAbi, functionName: 'rehearse', args: [order] }),
    stateOverride: [{ address: probe, code: tradeProbeCode, balance: PROBE_BALANCE }],
  })
  // A node that leaves the override aside calls an address without code: success, and no answer.
  if (!data || data === '0x') return undefined
  return decodeFunctionResult({ abi: tradeProbeAbi, functionName: 'rehearse', data })
}

/**
 * Rehearses a buy, a transfer and a sell of a token on its real pool, as one `eth_call` whose state holds a trader that
 * does not exist (state override of code and balance). Nothing is sent, nobody pays.
 * @param wrappedNative the network's wrapped native currency; the stake is bought with it.
 * @returns `unsupported` when the node cannot do this, which says nothing about the token.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getTradeRehearsal(
  client: ReadClient,
  query: {
    readonly token: Address
    readonly pool: TokenPool | undefined
    readonly wrappedNative: Address | undefined
  },
): Promise<TradeRehearsal> {
  const { token, pool, wrappedNative } = query
  if (!pool) return { state: 'no-pool' }
  const { router } = pool
  if (!router || !wrappedNative) return { state: 'no-router' }
  try {
    const report = await callProbe(client, token, { ...pool, router }, wrappedNative)
    if (!report) return { state: 'unsupported' }
    if (!report.funding.ok || report.buy.ok) return readTradeReport(report, contractErrorsAbi)
    const buy = await explainRefusedBuy(client, token, pool, report.buy)
    return readTradeReport({ ...report, buy }, contractErrorsAbi)
  } catch (error) {
    if (isNodeAway(error)) throw error
    return { state: 'unsupported' }
  }
}
