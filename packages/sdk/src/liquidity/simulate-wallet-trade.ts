import { bytesToHex, numberToHex } from 'viem'
import { askSimulation } from '../evm/ask-simulation.ts'
import type { ReadClient } from '../evm/create-read-client.ts'
import { isDone, reasonOf, type SimulatedCall, wordOf } from '../evm/simulated-call.ts'
import { createFreshAddress } from './create-trader.ts'
import { priceAfterSwapBack } from './price-after-swap-back.ts'
import { quotedOut } from './swap-calls.ts'
import type { RawReport, RawStep } from './trade-rehearsal.ts'
import { type Call, callsOf, fundingCalls, type WalletTrade } from './wallet-trade-calls.ts'

/** Later than any rule against bots that trade within one block, sooner than most limits by the hour. */
const MOMENTS = [
  { blocks: 1n, seconds: 15n },
  { blocks: 9n, seconds: 600n },
  { blocks: 41n, seconds: 86_400n },
] as const
/** Quarters of what was bought: one is passed on, one sold at once, one a day later; the last covers tokens that shrink. */
const PARTS = 4n
/** Of a swap beside what a router may be asked before. */
const SWAP_CALLS = 3

const untried: RawStep = {
  ok: false,
  sent: 0n,
  expected: 0n,
  received: 0n,
  gasUsed: 0n,
  reason: '0x',
  tokenReason: '0x',
}

/** Some tokens answer "false" instead of reverting. */
const isRefused = (result: SimulatedCall | undefined) =>
  !isDone(result) || /^0x0{64}$/.test(result?.returnData ?? '0x')

/** The transactions of one wallet, moment by moment, each on what the ones before left. */
async function simulate(
  client: ReadClient,
  { trader, block }: WalletTrade,
  moments: readonly (readonly Call[])[],
): Promise<readonly (readonly SimulatedCall[])[] | undefined> {
  const { baseFeePerGas, miner, number, timestamp } = block
  const asked = moments.map((calls, at) => {
    const { blocks, seconds } = MOMENTS[at] ?? MOMENTS[0]
    return {
      // Everything that a token can read of a block is what a real one would hold.
      blockOverrides: {
        number: numberToHex(number + blocks),
        time: numberToHex(timestamp + seconds),
        feeRecipient: miner,
        prevRandao: bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
        ...(baseFeePerGas === null ? {} : { baseFeePerGas: numberToHex(baseFeePerGas) }),
      },
      ...(at === 0
        ? { stateOverrides: { [trader.address]: { balance: numberToHex(trader.balanceWei) } } }
        : {}),
      calls: calls.map(({ to, data, gas, valueWei = 0n }) => ({
        from: trader.address,
        to,
        data,
        gas: numberToHex(gas),
        value: numberToHex(valueWei),
        gasPrice: numberToHex(trader.gasPriceWei),
      })),
    }
  })
  // Validated as real transactions are: nodes hide the base fee from calls that are not.
  return askSimulation(client, asked, { block: numberToHex(number), validation: true })
}

/** Reads the results of a swap: a V2 router was asked before, a V3 router answers what its pool gave. */
function readSwap(results: readonly SimulatedCall[], sent: bigint): RawStep {
  const [before, swap, after] = results.slice(-SWAP_CALLS)
  const quoted = results.length > SWAP_CALLS ? quotedOut(results[0]) : wordOf(swap)
  const gasUsed = BigInt(swap?.gasUsed ?? '0x0')
  if (!isDone(swap)) return { ...untried, gasUsed, expected: quoted, reason: reasonOf(swap) }
  const received = wordOf(after) - wordOf(before)
  return {
    ...untried,
    ok: true,
    sent,
    expected: quoted,
    received: received > 0n ? received : 0n,
    gasUsed,
  }
}

/** The same of a sell, in which the token may sell what it has collected first. */
function readSell(trade: WalletTrade, results: readonly SimulatedCall[], sent: bigint): RawStep {
  const step = readSwap(results, sent)
  if (!step.ok || trade.router.language !== 'v2') return step
  const expected = priceAfterSwapBack(results.at(-2), trade, sent)
  return expected === undefined ? step : { ...step, expected, quoted: step.expected }
}

function readTransfer(results: readonly SimulatedCall[], sent: bigint): RawStep {
  const [before, transfer, after] = results
  const gasUsed = BigInt(transfer?.gasUsed ?? '0x0')
  if (isRefused(transfer)) return { ...untried, gasUsed, reason: reasonOf(transfer) }
  const received = wordOf(after) - wordOf(before)
  return { ...untried, ok: true, sent, expected: sent, received, gasUsed }
}

/** The exchange hides why a token refused to come: the same transfer, asked of the token itself in the swap's place. */
async function explain(
  client: ReadClient,
  trade: WalletTrade,
  step: RawStep,
  moments: readonly (readonly Call[])[],
  amount: bigint,
): Promise<RawStep> {
  if (step.ok) return step
  const last = moments.at(-1) ?? []
  const { send, sell } = callsOf(trade)
  const before = last.slice(0, -sell(amount).length)
  const asked = [...moments.slice(0, -1), [...before, send(trade.pair, amount)]]
  const answer = (await simulate(client, trade, asked))?.at(-1)?.at(-1)
  return isDone(answer) ? step : { ...step, tokenReason: reasonOf(answer) }
}

/**
 * Rehearses what a wallet would do, as its own transactions with its own gas price in blocks of their own
 * (`eth_simulateV1`): buys; ten minutes later passes a part on and sells one; a day later sells another. Nothing is sent.
 * @returns undefined where the node cannot.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function simulateWalletTrade(
  client: ReadClient,
  trade: WalletTrade,
): Promise<RawReport | undefined> {
  const calls = callsOf(trade)
  const funding = fundingCalls(trade)
  const first = [...funding, ...calls.buy]
  const alone = (await simulate(client, trade, [first]))?.[0]
  if (!alone) return undefined
  const held = wordOf(alone[funding.length - 2])
  const funded = { ...untried, ok: held >= trade.quoteAmount, received: held }
  const buy = readSwap(alone.slice(funding.length), trade.quoteAmount)
  const nothing = { funding: funded, buy, transfer: untried, sell: untried, later: untried }
  if (!funded.ok || !buy.ok || buy.received === 0n) return nothing

  const part = buy.received / PARTS
  const receiver = createFreshAddress()
  const passing = [
    calls.balance(trade.token, receiver),
    calls.send(receiver, part),
    calls.balance(trade.token, receiver),
  ]
  const second = [
    ...passing,
    calls.approve(trade.token, trade.router.address, part * 2n),
    ...calls.sell(part),
  ]
  const third = calls.sell(part)
  const whole = await simulate(client, trade, [first, second, third])
  const [, soon, late] = whole ?? []
  if (!soon || !late) return undefined
  const sell = readSell(trade, soon.slice(passing.length + 1), part)
  const later = readSell(trade, late, part)
  return {
    ...nothing,
    transfer: readTransfer(soon, part),
    sell: await explain(client, trade, sell, [first, second], part),
    later: await explain(client, trade, later, [first, second, third], part),
  }
}
