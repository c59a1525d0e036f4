import { decodeFunctionData, type Hex, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { buildTrade } from './build-trade.ts'
import { tradeFlow } from './trade-flow.ts'
import type { TradeInput } from './types.ts'

const account = '0x00000000000000000000000000000000000000AA'
const token = '0x1111111111111111111111111111111111111111'
const quote = '0x2222222222222222222222222222222222222222'
const router = '0x3333333333333333333333333333333333333333'
/** As Uniswap and Trader Joe publish them; written out, since the code under test has its own. */
const routers = parseAbi([
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactAVAXForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForAVAXSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function multicall(bytes[] data) payable returns (bytes[])',
  'function multicall(uint256 deadline, bytes[] data) payable returns (bytes[])',
  'function unwrapWETH9(uint256 amountMinimum, address recipient) payable',
  'function selfPermitIfNecessary(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable returns (uint256)',
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params) payable returns (uint256)',
])

function inputOf(
  language: TradeInput['router']['language'],
  change: Partial<TradeInput> = {},
): TradeInput {
  return {
    side: 'buy',
    token,
    quote,
    isNative: true,
    router: { address: router, language },
    feePpm: language.startsWith('v3') ? 3_000 : 0,
    amount: 100n,
    least: 90n,
    deadline: 1_000n,
    approvals: [],
    ...change,
  }
}

const decode = (data: Hex) => decodeFunctionData({ abi: routers, data })

function read(input: TradeInput) {
  const { to, data, valueWei } = buildTrade(input, account)
  const { functionName, args } = decode(data)
  return { to, valueWei, functionName, args: args as readonly unknown[] }
}

function callsOf(input: TradeInput) {
  const { args } = read(input)
  return (args.at(-1) as readonly Hex[]).map((data) => decode(data))
}

describe('V2', () => {
  test.each([
    ['v2', 'ETH'],
    ['v2-avax', 'AVAX'],
  ] as const)('%s pays and receives %s', (language, name) => {
    expect(read(inputOf(language))).toEqual({
      to: router,
      valueWei: 100n,
      functionName: `swapExact${name}ForTokensSupportingFeeOnTransferTokens`,
      args: [90n, [quote, token], account, 1_000n],
    })
    expect(read(inputOf(language, { side: 'sell' }))).toEqual({
      to: router,
      valueWei: 0n,
      functionName: `swapExactTokensFor${name}SupportingFeeOnTransferTokens`,
      args: [100n, 90n, [token, quote], account, 1_000n],
    })
  })

  test('another currency is swapped as a token, both ways', () => {
    const functionName = 'swapExactTokensForTokensSupportingFeeOnTransferTokens'
    const isNative = false
    expect(read(inputOf('v2', { isNative }))).toMatchObject({
      valueWei: 0n,
      functionName,
      args: [100n, 90n, [quote, token], account, 1_000n],
    })
    expect(read(inputOf('v2', { isNative, side: 'sell' })).args[2]).toEqual([token, quote])
  })
})

describe('V3', () => {
  test('the second router is bound to the deadline by its bundle, the first by the swap itself', () => {
    const second = read(inputOf('v3'))
    expect(second).toMatchObject({ functionName: 'multicall', valueWei: 100n })
    expect(second.args[0]).toBe(1_000n)
    const [swap] = callsOf(inputOf('v3-deadline'))
    expect(swap?.args?.[0]).toMatchObject({
      tokenIn: quote,
      tokenOut: token,
      fee: 3_000,
      recipient: account,
      deadline: 1_000n,
      amountIn: 100n,
      amountOutMinimum: 90n,
    })
  })

  test.each([
    ['v3', '0x0000000000000000000000000000000000000002'],
    ['v3-deadline', '0x0000000000000000000000000000000000000000'],
  ] as const)('%s unwraps what it received itself', (language, itself) => {
    const [swap, unwrap, ...more] = callsOf(inputOf(language, { side: 'sell' }))
    expect(swap?.args?.[0]).toMatchObject({
      tokenIn: token,
      recipient: itself,
      amountOutMinimum: 90n,
    })
    expect(unwrap).toEqual({ functionName: 'unwrapWETH9', args: [90n, account] })
    expect(more).toEqual([])
  })

  test('a signed allowance goes before the swap, and no approval is asked for', () => {
    const approvals = [{ token, spender: router, amount: 100n }] as const
    const signature: Hex = `0x${'11'.repeat(32)}${'22'.repeat(32)}1c`
    const permit = { token, value: 100n, deadline: 1_000n, signature } as const
    const input = inputOf('v3', { side: 'sell', approvals })
    expect(tradeFlow.steps(input).map(({ id }) => id)).toEqual(['approve-0', 'swap'])
    const signed = { ...input, permit }
    expect(tradeFlow.steps(signed).map(({ id }) => id)).toEqual(['swap'])
    const [first, second] = callsOf(signed)
    expect(first).toEqual({
      functionName: 'selfPermitIfNecessary',
      args: [token, 100n, 1_000n, 28, `0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`],
    })
    expect(second?.functionName).toBe('exactInputSingle')
  })
})
