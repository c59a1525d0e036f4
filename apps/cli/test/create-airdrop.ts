import { airdropFactoryAbi } from '@slipway/deployments/abi'
import { buildClaimsCreation } from '@slipway/sdk/airdrop/claims/create-claims-flow'
import { prepareClaims } from '@slipway/sdk/airdrop/claims/prepare-claims'
import { getAirdropContracts } from '@slipway/sdk/airdrop/evm/get-airdrop-contracts'
import { proveEvent } from '@slipway/sdk/evm/prove-event'
import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import { type Address, encodeFunctionData, erc20Abi, type Hash, type Hex, numberToHex } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import type { CommandLine } from './local-command-line.ts'

/** Makes an airdrop of claims in the name of the key file's owner. */
export async function createAirdrop(
  { client, chain, account, rpc }: CommandLine,
  params: { readonly token: Address; readonly root: Hex; readonly total: bigint },
): Promise<Address> {
  const { token, root, total } = params
  const { factory } = getAirdropContracts(chain)
  const terms = { startTime: 0n, endTime: 0n, firstBps: 10_000n, releaseSeconds: 0n }
  const draft = { token, title: '', about: '', ...terms }
  const list = { root, total, count: 2, ipfsKey: 'bafy-claims' }
  const { input } = await prepareClaims(client, factory, { draft, list, account })
  await rpc('anvil_impersonateAccount', [account])
  const send = async ({ to, data, valueWei }: UnsignedTransaction) => {
    const call = { from: account, to, data, value: numberToHex(valueWei) }
    const hash = await rpc<Hash>('eth_sendTransaction', [call])
    return waitForTransactionReceipt(client, { hash, pollingInterval: 50 })
  }
  const args = [factory, total] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  await send({ to: token, data, valueWei: 0n })
  const { logs } = await send(buildClaimsCreation(input))
  await rpc('anvil_stopImpersonatingAccount', [account])
  const query = { abi: airdropFactoryAbi, eventName: 'AirdropDeployed', emitter: factory } as const
  return proveEvent(logs, { ...query, expected: {} }).airdrop
}
