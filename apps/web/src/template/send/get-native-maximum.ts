import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import type { Address } from 'viem'
import { GAS_HEADROOM_PERCENT, getFeeRates } from '../../transaction/get-fee-rates.ts'

/** The price of gas may rise until somebody has signed. */
const PRICE_HEADROOM_PERCENT = 150n

/**
 * What a wallet can send at most of the network's own currency, network fees left behind.
 * @returns wei, and what is left for fees; 0 where the balance does not even pay those
 * @throws {RpcUnavailable} and its kin when no node answers
 */
export async function getNativeMaximum(
  client: ReadClient,
  account: Address,
  receiver: Address = account,
): Promise<{ readonly amount: bigint; readonly keptWei: bigint }> {
  const [balance, rates, gas] = await Promise.all([
    client.getBalance({ address: account }),
    getFeeRates(client),
    client.estimateGas({ account, to: receiver, value: 1n }),
  ])
  const most = (gas * GAS_HEADROOM_PERCENT * rates.most * PRICE_HEADROOM_PERCENT) / 10_000n
  // A price of nothing still leaves something: the next block may ask for it.
  const keptWei = most > gas ? most : gas
  return { amount: balance > keptWei ? balance - keptWei : 0n, keptWei }
}
