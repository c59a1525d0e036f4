import { getEvmChain } from '@slipway/chains'
import { type Address, erc20Abi, type Hex, type PrivateKeyAccount, parseAbi } from 'viem'
import { createChainProbe } from './chain-of-run.ts'
import { createBalanceReader } from './create-balance-reader.ts'

/** Uniswap V2's router, the functions for tokens with taxes (its documentation, Router02). */
const routerAbi = parseAbi([
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])
const farFuture = 2n ** 40n
/** As wallets do, far above an estimate: a pool that trades in a later second than it was asked in writes two slots more. */
const gas = 1_000_000n

/** The local exchange, as the network's list names it. */
export function exchangeOfRun(): { router: Address; wrappedNative: Address } {
  const { venues, wrappedNative } = getEvmChain('local')
  const router = venues[0]?.router
  if (!router || !wrappedNative) throw new Error('The local chain lists no exchange.')
  return { router, wrappedNative }
}

/** Trades of one person on the real exchange, past the web, as others make them meanwhile. */
export function createTrader(shortname: string, account: PrivateKeyAccount) {
  const probe = createChainProbe(shortname)
  const { router, wrappedNative } = exchangeOfRun()
  const settle = async (hash: Hex) => {
    const receipt = await probe.waitForTransactionReceipt({ hash })
    if (receipt.status !== 'success') throw new Error(`The transaction ${hash} was reverted.`)
    return receipt
  }
  const read = createBalanceReader(shortname)
  const balanceOf = (token: Address, of: Address = account.address) => read(token, of)

  return {
    address: account.address,
    balanceOf,

    /** @returns base units that arrived */
    async buy(token: Address, wei: bigint): Promise<bigint> {
      const before = await balanceOf(token)
      await settle(
        await probe.writeContract({
          account,
          address: router,
          abi: routerAbi,
          functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
          args: [0n, [wrappedNative, token], account.address, farFuture],
          value: wei,
          gas,
        }),
      )
      return (await balanceOf(token)) - before
    },

    async sell(token: Address, amount: bigint): Promise<void> {
      const approve = { address: token, abi: erc20Abi, functionName: 'approve' } as const
      await settle(await probe.writeContract({ account, ...approve, args: [router, amount] }))
      await settle(
        await probe.writeContract({
          account,
          address: router,
          abi: routerAbi,
          functionName: 'swapExactTokensForETHSupportingFeeOnTransferTokens',
          args: [amount, 0n, [token, wrappedNative], account.address, farFuture],
          gas,
        }),
      )
    },

    async transfer(token: Address, to: Address, amount: bigint): Promise<void> {
      const transfer = { address: token, abi: erc20Abi, functionName: 'transfer' } as const
      await settle(await probe.writeContract({ account, ...transfer, args: [to, amount] }))
    },
  }
}

export type Trader = ReturnType<typeof createTrader>
