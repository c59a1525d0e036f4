import { tradeProbeAbi, tradeProbeCode } from '@slipway/deployments/trade-probe'
import { decodeFunctionResult, encodeFunctionData } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { isNodeAway } from '../evm/is-node-away.ts'
import { createFreshAddress, REHEARSAL_GAS } from './create-trader.ts'
import type { RawReport } from './trade-rehearsal.ts'
import type { WalletTrade } from './wallet-trade-calls.ts'

/**
 * Rehearses a trade as one `eth_call`, in which the probe's code stands at the trader's own address (state override): for
 * nodes that cannot simulate transactions one after another. A trader whose gas price is zero pays nothing.
 * @returns undefined where the node cannot, and for a pool that is not V2's: the probe speaks that language alone.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function probeTrade(
  client: ReadClient,
  trade: WalletTrade,
): Promise<RawReport | undefined> {
  const { trader, router, fundingRouter, wrappedNative, pair, quote, token } = trade
  const { quoteAmount, nativeAmount } = trade
  if (router.language !== 'v2') return undefined
  const probed = {
    router: router.address,
    fundingRouter,
    wrappedNative,
    pair,
    quote,
    token,
    receiver: createFreshAddress(),
    quoteAmount,
    nativeAmount,
  }
  const paid = trader.gasPriceWei > 0n ? { gas: REHEARSAL_GAS, gasPrice: trader.gasPriceWei } : {}
  try {
    const { data } = await client.call({
      account: trader.address,
      to: trader.address,
      data: encodeFunctionData({ abi: tradeProbeAbi, functionName: 'rehearse', args: [probed] }),
      stateOverride: [
        { address: trader.address, code: tradeProbeCode, balance: trader.balanceWei },
      ],
      ...paid,
    })
    // A node that leaves the override aside calls an address without code: success, and no answer.
    if (!data || data === '0x') return undefined
    return decodeFunctionResult({ abi: tradeProbeAbi, functionName: 'rehearse', data })
  } catch (error) {
    if (isNodeAway(error)) throw error
    return undefined
  }
}
