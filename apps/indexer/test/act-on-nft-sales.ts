import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { nftSaleAbi, nftSaleFactoryAbi } from '@slipway/deployments/abi'
import { type Abi, type Address, encodeAbiParameters, keccak256, zeroAddress } from 'viem'
import { send } from './act-on-taxed.ts'

const HOUR = 3_600n
const FEE = 10n ** 15n
const LIST_FEE = 4n * 10n ** 14n

/** What acts need of the chain. */
export interface NftStage {
  chainId: number
  clientOf: (index: number) => DeployClient
  factory: Address
  pass: (seconds: bigint) => Promise<void>
}

const callOf =
  (address: Address, abi: unknown) =>
  (client: DeployClient, functionName: string, args: readonly unknown[], value = 0n) =>
    send(client, { address, abi: abi as Abi, functionName, args, value })

async function deploySale({ clientOf, factory }: NftStage, now: bigint): Promise<Address> {
  const owner = clientOf(0)
  const me = owner.account.address
  const contract = { address: factory, abi: nftSaleFactoryAbi } as const
  const fee = await owner.readContract({ ...contract, functionName: 'feeOf', args: [me, 1n] })
  const texts = ['Deck Cats', 'CAT', 'ipfs://bafyfirst/', 'ipfs://bafyinfo/info.json']
  const times = [now + HOUR, now + 2n * HOUR, now + 9n * HOUR]
  const numbers = [2n, 2n, 40n, 2n, 5n, FEE, LIST_FEE, 10n, ...times, 250n, 0n, 0n]
  const act = callOf(factory, nftSaleFactoryAbi)
  await act(owner, 'deploy', [1n, texts, [zeroAddress, zeroAddress, zeroAddress], numbers], fee)
  const count = await owner.readContract({ ...contract, functionName: 'recordCount' })
  const [record] = await owner.readContract({
    ...contract,
    functionName: 'records',
    args: [count - 1n, 1n],
  })
  if (!record) throw new Error('nothing was registered')
  return record.addr
}

/** The leaf of a list of one, which is its root as well. */
function listOf(chainId: number, sale: Address, account: Address, allowance: bigint) {
  const types = ['uint256', 'address', 'address', 'uint256'].map((type) => ({ type }))
  return keccak256(
    keccak256(encodeAbiParameters(types, [BigInt(chainId), sale, account, allowance])),
  )
}

/** A sale through its phases: the owner's first ones, a list, inviters of two levels, transfers, payouts. */
export async function useNftSale(stage: NftStage): Promise<Address> {
  const { chainId, clientOf, factory, pass } = stage
  const [owner, first, second, third] = [clientOf(0), clientOf(2), clientOf(3), clientOf(4)]
  const { timestamp: now } = await owner.getBlock()
  const sale = await deploySale(stage, now)
  const act = callOf(sale, nftSaleAbi)
  const root = listOf(chainId, sale, first.account.address, 3n)
  await act(owner, 'setWhitelist', [root, 'ipfs://bafylist/list.json'])
  const openFee = await owner.readContract({
    address: factory,
    abi: nftSaleFactoryAbi,
    functionName: 'openInviterFee',
  })
  await callOf(factory, nftSaleFactoryAbi)(owner, 'openInviter', [sale, [500n, 100n]], openFee)
  await pass(HOUR + 60n)
  const two = 2n * LIST_FEE
  await act(first, 'mintListed', [first.account.address, 2n, two, zeroAddress, 3n, []], two)
  await pass(HOUR)
  const invited = (inviter: DeployClient, by: DeployClient, amount: bigint) =>
    act(
      by,
      'mintInvited',
      [by.account.address, amount, amount * FEE, inviter.account.address],
      amount * FEE,
    )
  await invited(first, second, 3n)
  await invited(second, third, 2n)
  await act(second, 'mint', [second.account.address, 1n, FEE], FEE)
  await act(owner, 'mintByOwner', [third.account.address, 2n])
  const moves = [second.account.address, third.account.address]
  await act(second, 'transferFrom', [...moves, 4n])
  await act(owner, 'claimReward', [first.account.address])
  await act(owner, 'withdraw', [])
  await act(owner, 'transferOwnership', [third.account.address])
  return sale
}
