import { type Address, encodeFunctionData, type Hex, parseAbi, parseSignature } from 'viem'
import type { UnsignedTransaction } from '../evm/unsigned-transaction.ts'
import { buildCall } from '../flow/build-call.ts'
import type { TradeInput } from './types.ts'

/**
 * Only the functions that count what arrives: Uniswap's others count what the pool gave, and a tax that is raised
 * meanwhile would pass below the least.
 */
const v2Abi = parseAbi([
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 leastOut, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 leastOut, address[] path, address to, uint256 deadline)',
  'function swapExactAVAXForTokensSupportingFeeOnTransferTokens(uint256 leastOut, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForAVAXSupportingFeeOnTransferTokens(uint256 amountIn, uint256 leastOut, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 leastOut, address[] path, address to, uint256 deadline)',
])
const peripheryAbi = parseAbi([
  'function selfPermitIfNecessary(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
  'function unwrapWETH9(uint256 least, address recipient) payable',
])
const v3Abi = parseAbi([
  'struct Terms { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 amountIn; uint256 leastOut; uint160 sqrtPriceLimitX96; }',
  'function exactInputSingle(Terms terms) payable returns (uint256 amountOut)',
  'function multicall(uint256 deadline, bytes[] data) payable returns (bytes[] results)',
])
const v3DeadlineAbi = parseAbi([
  'struct Terms { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountIn; uint256 leastOut; uint160 sqrtPriceLimitX96; }',
  'function exactInputSingle(Terms terms) payable returns (uint256 amountOut)',
  'function multicall(bytes[] data) payable returns (bytes[] results)',
])

/** What Uniswap's V3 routers call themselves. */
const ROUTER_ITSELF: Readonly<Record<'v3' | 'v3-deadline', Address>> = {
  v3: '0x0000000000000000000000000000000000000002',
  'v3-deadline': '0x0000000000000000000000000000000000000000',
}

/** What is given away, and what comes for it. */
export const sidesOf = ({ side, token, quote }: Pick<TradeInput, 'side' | 'token' | 'quote'>) =>
  side === 'buy' ? { from: quote, to: token } : { from: token, to: quote }

function buildV2(input: TradeInput, account: Address): UnsignedTransaction {
  const { side, isNative, router, amount, least, deadline } = input
  const { from, to } = sidesOf(input)
  const path = [from, to] as const
  const call = { to: router.address, abi: v2Abi } as const
  const isAvax = router.language === 'v2-avax'
  if (isNative && side === 'buy')
    return buildCall({
      ...call,
      functionName: isAvax
        ? 'swapExactAVAXForTokensSupportingFeeOnTransferTokens'
        : 'swapExactETHForTokensSupportingFeeOnTransferTokens',
      args: [least, path, account, deadline],
      valueWei: amount,
    })
  const toNative = isAvax
    ? 'swapExactTokensForAVAXSupportingFeeOnTransferTokens'
    : 'swapExactTokensForETHSupportingFeeOnTransferTokens'
  return buildCall({
    ...call,
    functionName: isNative ? toNative : 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
    args: [amount, least, path, account, deadline],
  })
}

function permitCall({ permit }: TradeInput): readonly Hex[] {
  if (!permit) return []
  const { r, s, yParity } = parseSignature(permit.signature)
  const args = [permit.token, permit.value, permit.deadline, 27 + yParity, r, s] as const
  // Whoever hands the signature in first cannot make the trade fail.
  return [encodeFunctionData({ abi: peripheryAbi, functionName: 'selfPermitIfNecessary', args })]
}

function swapCall(input: TradeInput, language: 'v3' | 'v3-deadline', recipient: Address): Hex {
  const { feePpm: fee, amount: amountIn, least: leastOut, deadline } = input
  const { from: tokenIn, to: tokenOut } = sidesOf(input)
  const terms = { tokenIn, tokenOut, fee, recipient, amountIn, leastOut, sqrtPriceLimitX96: 0n }
  return language === 'v3'
    ? encodeFunctionData({ abi: v3Abi, functionName: 'exactInputSingle', args: [terms] })
    : encodeFunctionData({
        abi: v3DeadlineAbi,
        functionName: 'exactInputSingle',
        args: [{ ...terms, deadline }],
      })
}

function buildV3(
  input: TradeInput,
  language: 'v3' | 'v3-deadline',
  account: Address,
): UnsignedTransaction {
  const { side, isNative, router, amount, least, deadline } = input
  const isUnwrapped = isNative && side === 'sell'
  const calls = [
    ...permitCall(input),
    swapCall(input, language, isUnwrapped ? ROUTER_ITSELF[language] : account),
    ...(isUnwrapped
      ? [
          encodeFunctionData({
            abi: peripheryAbi,
            functionName: 'unwrapWETH9',
            args: [least, account],
          }),
        ]
      : []),
  ]
  const to = router.address
  const valueWei = isNative && side === 'buy' ? amount : 0n
  return language === 'v3'
    ? buildCall({ to, abi: v3Abi, functionName: 'multicall', args: [deadline, calls], valueWei })
    : buildCall({ to, abi: v3DeadlineAbi, functionName: 'multicall', args: [calls], valueWei })
}

/** The transaction of a trade; what comes of it goes to the account. */
export function buildTrade(input: TradeInput, account: Address): UnsignedTransaction {
  const { language } = input.router
  return language === 'v3' || language === 'v3-deadline'
    ? buildV3(input, language, account)
    : buildV2(input, account)
}
