import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import {
  airdropFactoryAbi,
  merkleAirdropAbi,
  multisendAbi,
  standardTokenAbi,
  tokenMappingAbi,
} from '@slipway/deployments/abi'
import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { buildClaimsTree } from '@slipway/sdk/airdrop/merkle/build-claims-tree'
import type { AirdropContracts } from '@slipway/sdk/airdrop/types'
import { type Abi, type Address, hexToBytes, maxUint256 } from 'viem'
import { send } from './act-on-taxed.ts'

const DAY = 86_400n
const UNIT = 10n ** 6n

/** What acts need of the chain. */
export interface AirdropStage {
  clientOf: (index: number) => DeployClient
  contracts: AirdropContracts
  /** two tokens that account 0 has plenty of */
  tokens: readonly [Address, Address]
  pass: (seconds: bigint) => Promise<void>
}

const callOf =
  (address: Address, abi: unknown) =>
  (client: DeployClient, functionName: string, args: readonly unknown[], value = 0n) =>
    send(client, { address, abi: abi as Abi, functionName, args, value })

/** Makes an airdrop as account 0 and answers with its address. */
async function deploy(
  { clientOf, contracts }: AirdropStage,
  templateId: bigint,
  addresses: readonly Address[],
  numbers: readonly bigint[],
): Promise<Address> {
  const owner = clientOf(0)
  const factory = { address: contracts.factory, abi: airdropFactoryAbi } as const
  const me = owner.account.address
  const fee = await owner.readContract({
    ...factory,
    functionName: 'feeOf',
    args: [me, templateId],
  })
  const act = callOf(contracts.factory, airdropFactoryAbi)
  await act(owner, 'deploy', [templateId, addresses, numbers, 'ipfs://bafyfirst/list.json'], fee)
  const count = await owner.readContract({ ...factory, functionName: 'recordCount' })
  const [record] = await owner.readContract({
    ...factory,
    functionName: 'records',
    args: [count - 1n, 1n],
  })
  if (!record) throw new Error('nothing was registered')
  return record.addr
}

async function allow({ clientOf, tokens }: AirdropStage, account: number, spender: Address) {
  for (const token of tokens) {
    await callOf(token, standardTokenAbi)(clientOf(account), 'approve', [spender, maxUint256])
  }
}

/** A mapping that several use, that is added to, and whose owner takes both tokens after its end. */
export async function useMapping(stage: AirdropStage): Promise<void> {
  const { clientOf, contracts, tokens, pass } = stage
  const [origin, target] = tokens
  const [owner, second] = [clientOf(0), clientOf(2)]
  await allow(stage, 0, contracts.factory)
  const { timestamp: now } = await owner.getBlock()
  const numbers = [5n * 10n ** 17n, now, now + DAY, 900n * UNIT]
  const mapping = await deploy(stage, 1n, [origin, target], numbers)
  const act = callOf(mapping, tokenMappingAbi)
  await callOf(origin, standardTokenAbi)(owner, 'transfer', [second.account.address, 100n * UNIT])
  await allow(stage, 0, mapping)
  await allow(stage, 2, mapping)
  await act(owner, 'airdrop', [40n * UNIT])
  await act(second, 'airdrop', [30n * UNIT + 1n])
  await act(owner, 'airdrop', [2n * UNIT])
  await act(owner, 'recharge', [11n * UNIT])
  await act(owner, 'setIpfsKey', ['bafysecond'])
  await pass(DAY + 1n)
  await act(owner, 'withdrawTarget', [])
  await act(owner, 'withdrawOrigin', [])
}

/** A list that releases a half at first: one entry is paid in two goes, one account has two entries. */
export async function useList(stage: AirdropStage): Promise<void> {
  const { clientOf, contracts, tokens, pass } = stage
  const [second, third] = [clientOf(2), clientOf(3)]
  const accounts = [second, third, second].map((client) => client.account.address)
  const amounts = [100n * UNIT, 7n * UNIT, 33n * UNIT]
  const tree = buildClaimsTree(
    {
      count: accounts.length,
      total: amounts.reduce((sum, amount) => sum + amount),
      addresses: Uint8Array.from(accounts.flatMap((account) => [...hexToBytes(account)])),
      amounts,
      lines: [1, 2, 3],
    },
    await loadKeccak(),
  )
  await allow(stage, 0, contracts.factory)
  const numbers = [BigInt(tree.root), 0n, 0n, 140n * UNIT, 5_000n, DAY]
  const airdrop = await deploy(stage, 2n, [tokens[1]], numbers)
  const act = callOf(airdrop, merkleAirdropAbi)
  const entry = (index: number) => [index, accounts[index], amounts[index]] as const
  await act(second, 'claim', [...entry(0), tree.proofOf(0)])
  await pass(DAY / 2n)
  const [index, account, amount] = entry(2)
  const entries = [
    { index: 0n, account: accounts[0], amount: amounts[0] },
    { index: BigInt(index), account, amount },
  ]
  await act(third, 'claimMany', [entries, [tree.proofOf(0), tree.proofOf(2)]])
  await act(third, 'claim', [...entry(1), tree.proofOf(1)])
}

/** Two batches of a list of tokens, and native currency without a list. */
export async function useMultisend(stage: AirdropStage): Promise<void> {
  const { clientOf, contracts, tokens } = stage
  const act = callOf(contracts.multisend, multisendAbi)
  const owner = clientOf(0)
  const to = [4, 5, 6].map((index) => clientOf(index).account.address)
  await allow(stage, 0, contracts.multisend)
  const amounts = [1n, 2n, 3n]
  await act(owner, 'sendTokens', [tokens[0], { listId: 77n, number: 0n }, to, amounts])
  await act(owner, 'sendTokens', [tokens[0], { listId: 77n, number: 1n }, to.slice(0, 1), [9n]])
  await act(owner, 'sendNative', [{ listId: 0n, number: 0n }, to, amounts], 6n)
}
