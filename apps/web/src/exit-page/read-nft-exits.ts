import { nftSaleAbi as abi } from '@slipway/deployments/abi'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { getReadTime } from '@slipway/sdk/evm/get-read-time'
import { buildCall } from '@slipway/sdk/flow/build-call'
import { type Address, isAddressEqual } from 'viem'
import { readToken } from './read-token.ts'
import { toAmount } from './to-amount.ts'
import type { ExitAct, ExitReport, KnownContract } from './types.ts'

/** What an account may take out of an NFT sale: rewards of inviters, and the beneficiary's proceeds. */
export async function readNftExits(
  client: ReadClient,
  { address }: KnownContract,
  user: Address,
): Promise<ExitReport> {
  const sale = { address, abi } as const
  const [reward, beneficiary, proceeds, payment, now] = await Promise.all([
    client.readContract({ ...sale, functionName: 'pendingReward', args: [user] }),
    client.readContract({ ...sale, functionName: 'beneficiary' }),
    client.readContract({ ...sale, functionName: 'proceeds' }),
    client.readContract({ ...sale, functionName: 'paymentToken' }),
    getReadTime(client),
  ])
  const currency = await readToken(client, payment)
  const acts: ExitAct[] = []
  if (reward > 0n) {
    const transaction = buildCall({ to: address, abi, functionName: 'claimReward', args: [user] })
    acts.push({ name: 'reward', transaction, abi, gets: [toAmount(reward, currency)] })
  }
  if (proceeds > 0n && isAddressEqual(beneficiary, user)) {
    const transaction = buildCall({ to: address, abi, functionName: 'withdraw', args: [] })
    acts.push({ name: 'proceeds', transaction, abi, gets: [toAmount(proceeds, currency)] })
  }
  return { kind: 'nft', address, title: '', facts: [], acts, now }
}
