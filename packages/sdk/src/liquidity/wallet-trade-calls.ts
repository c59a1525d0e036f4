import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { BlockFacts } from './create-trader.ts'
import type { SwapRouter } from './liquidity-pool.ts'
import { DEADLINE, encodeQuote, encodeSwap } from './swap-calls.ts'
import type { Trader } from './trade-rehearsal.ts'

const tradeAbi = parseAbi([
  'function deposit() payable',
  'function balanceOf(address account) view returns (uint256)',
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function swapTokensForExactTokens(uint256 amountOut, uint256 mostIn, address[] path, address to, uint256 deadline)',
])

/** What is bought where, by whom. */
export interface WalletTrade {
  readonly trader: Trader
  readonly block: BlockFacts
  readonly token: Address
  readonly pair: Address
  readonly quote: Address
  readonly router: SwapRouter
  /** Of a V3 pool, in parts per million. */
  readonly feePpm: number
  readonly fundingRouter: Address
  readonly wrappedNative: Address
  /** Base units of the quote to buy for. */
  readonly quoteAmount: bigint
  /** Wei to wrap for it. */
  readonly nativeAmount: bigint
}

/** One transaction of a wallet. */
export interface Call {
  readonly to: Address
  readonly data: Hex
  readonly gas: bigint
  readonly valueWei?: bigint
}

/** What wallets' own estimates come to, with room: a token that works only with much more works for nobody. */
const SWAP_GAS = 3_000_000n
const STEP_GAS = 1_000_000n
const READ_GAS = 300_000n
/** What a wallet asks a token and its exchange. */
export function callsOf(trade: WalletTrade) {
  const { trader, token, quote, router, feePpm } = trade
  const read = (to: Address, data: Hex): Call => ({ to, data, gas: READ_GAS })
  const act = (to: Address, data: Hex, gas = STEP_GAS): Call => ({ to, data, gas })
  const balance = (of: Address, account: Address = trader.address) =>
    read(of, encodeFunctionData({ abi: tradeAbi, functionName: 'balanceOf', args: [account] }))
  const approve = (of: Address, spender: Address, amount: bigint) =>
    act(of, encodeFunctionData({ abi: tradeAbi, functionName: 'approve', args: [spender, amount] }))
  const send = (to: Address, amount: bigint) =>
    act(token, encodeFunctionData({ abi: tradeAbi, functionName: 'transfer', args: [to, amount] }))
  /** What it should bring where the router can be asked, what is there before, the swap, what is there after. */
  const swap = (from: Address, to: Address, amount: bigint): readonly Call[] => {
    const terms = { from, to, amount, trader: trader.address, feePpm }
    const quoted = encodeQuote(router.language, terms)
    return [
      ...(quoted ? [read(router.address, quoted)] : []),
      balance(to),
      act(router.address, encodeSwap(router.language, terms), SWAP_GAS),
      balance(to),
    ]
  }
  return {
    balance,
    approve,
    send,
    buy: swap(quote, token, trade.quoteAmount),
    sell: (amount: bigint) => swap(token, quote, amount),
  }
}

/** Gets the quote and allows the exchange to take it: the first of a wallet's transactions. */
export function fundingCalls(trade: WalletTrade): readonly Call[] {
  const { approve, balance } = callsOf(trade)
  const { trader, wrappedNative, quote, fundingRouter, quoteAmount, nativeAmount } = trade
  const deposit: Call = {
    to: wrappedNative,
    data: encodeFunctionData({ abi: tradeAbi, functionName: 'deposit' }),
    gas: STEP_GAS,
    valueWei: nativeAmount,
  }
  const isNative = quote.toLowerCase() === wrappedNative.toLowerCase()
  const exchange: readonly Call[] = [
    approve(wrappedNative, fundingRouter, nativeAmount),
    {
      to: fundingRouter,
      data: encodeFunctionData({
        abi: tradeAbi,
        functionName: 'swapTokensForExactTokens',
        args: [quoteAmount, nativeAmount, [wrappedNative, quote], trader.address, DEADLINE],
      }),
      gas: SWAP_GAS,
    },
  ]
  return [
    deposit,
    ...(isNative ? [] : exchange),
    balance(quote),
    approve(quote, trade.router.address, quoteAmount),
  ]
}
