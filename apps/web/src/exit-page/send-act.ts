import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import { type Address, type Hex, hexToNumber, isHex, numberToHex } from 'viem'
import type { WalletProvider } from './find-wallets.ts'

/** Percent of the estimate that goes along: the next block may need more. */
const gasPercent = 130n
const pollMs = 1_000

/** What a simulation on the node says of a transaction. */
export interface Simulated {
  readonly gas: bigint
}

/** Runs a transaction on the node without sending it. @throws the contract's refusal */
export async function simulateAct(
  client: ReadClient,
  account: Address,
  { to, data, valueWei }: UnsignedTransaction,
): Promise<Simulated> {
  const request = { account, to, data, value: valueWei }
  await client.call(request)
  return { gas: ((await client.estimateGas(request)) * gasPercent) / 100n }
}

/** Has the wallet change to the network that is read. @throws the wallet's refusal, and for an unknown network */
export async function enterNetwork(provider: WalletProvider, chainId: number): Promise<void> {
  const current = await provider.request({ method: 'eth_chainId' })
  if (isHex(current) && hexToNumber(current) === chainId) return
  const params = [{ chainId: numberToHex(chainId) }]
  await provider.request({ method: 'wallet_switchEthereumChain', params })
}

/** Asks the wallet to sign and send. @returns the transaction's hash */
export async function sendAct(
  provider: WalletProvider,
  account: Address,
  { to, data, valueWei }: UnsignedTransaction,
  gas: bigint,
): Promise<Hex> {
  const transaction = {
    from: account,
    to,
    data,
    value: numberToHex(valueWei),
    gas: numberToHex(gas),
  }
  return (await provider.request({ method: 'eth_sendTransaction', params: [transaction] })) as Hex
}

/** Waits until the chosen node has the receipt. @returns whether it succeeded */
export async function whenMined(client: ReadClient, hash: Hex): Promise<boolean> {
  for (;;) {
    try {
      return (await client.getTransactionReceipt({ hash })).status === 'success'
    } catch (error) {
      if ((error as Error).name !== 'TransactionReceiptNotFoundError') throw error
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
  }
}
