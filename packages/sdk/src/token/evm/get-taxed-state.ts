import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { taxedTokenAbi } from '../../evm/taxed-token-abi.ts'
import type { TaxedState } from '../types.ts'

/** Reads what a token that takes taxes adds to a plain one, in one batch where the network can. */
export async function getTaxedState(client: ReadClient, address: Address): Promise<TaxedState> {
  const token = { address, abi: taxedTokenAbi } as const
  const [taxes, shares, limits, launch, switches, wallets, collectedTax] = await Promise.all([
    client.readContract({ ...token, functionName: 'taxes' }),
    client.readContract({ ...token, functionName: 'shares' }),
    client.readContract({ ...token, functionName: 'limits' }),
    client.readContract({ ...token, functionName: 'launchState' }),
    client.readContract({ ...token, functionName: 'switches' }),
    client.readContract({ ...token, functionName: 'wallets' }),
    client.readContract({ ...token, functionName: 'collectedTax' }),
  ])
  const [buy, sell, transfer, addPool, removePool] = taxes
  const [burn, liquidity, marketing, dividend] = shares
  const [walletLimit, swapLimit, fissionCount, swapThreshold] = limits
  const [isLaunched, launchedAtBlock, launchedAt, killBlocks, isLiquidityPhase, launcher, pair] =
    launch
  const [taxChange, blacklist, hasSwapLimit, hasWalletLimit, mint] = switches
  const [marketingWallet, liquidityReceiver, router, quote] = wallets
  return {
    taxes: {
      buyBps: Number(buy),
      sellBps: Number(sell),
      transferBps: Number(transfer),
      addPoolBps: Number(addPool),
      removePoolBps: Number(removePool),
    },
    shares: {
      burn: Number(burn),
      liquidity: Number(liquidity),
      marketing: Number(marketing),
      dividend: Number(dividend),
    },
    limits: { walletLimit, swapLimit, fissionCount: Number(fissionCount), swapThreshold },
    launch: {
      isLaunched,
      launchedAtBlock,
      launchedAt: Number(launchedAt),
      killBlocks: Number(killBlocks),
      isLiquidityPhase,
      launcher,
      pair,
    },
    switches: { taxChange, blacklist, swapLimit: hasSwapLimit, walletLimit: hasWalletLimit, mint },
    wallets: { marketing: marketingWallet, liquidityReceiver, router, quote },
    collectedTax,
  }
}
