import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import {
  nftPoolAbi,
  poolFactoryAbi,
  standardTokenAbi,
  tokenPoolAbi,
} from '@slipway/deployments/abi'
import {
  localCollectionAbi,
  localCollectionAddress,
} from '@slipway/devnet/venue/collection/local-collection'
import type { StakingContracts } from '@slipway/sdk/staking/types'
import { type Abi, type Address, maxUint256, parseAbi, zeroAddress } from 'viem'
import { send } from './act-on-taxed.ts'

const HOUR = 3_600n
const UNIT = 10n ** 6n

/** What acts need of the chain. */
export interface PoolStage {
  clientOf: (index: number) => DeployClient
  contracts: StakingContracts
  /** two tokens that account 0 has plenty of */
  tokens: readonly [staked: Address, reward: Address]
  pass: (seconds: bigint) => Promise<void>
}

const callOf =
  (address: Address, abi: unknown) =>
  (client: DeployClient, functionName: string, args: readonly unknown[] = [], value = 0n) =>
    send(client, { address, abi: abi as Abi, functionName, args, value })

async function allow(client: DeployClient, token: Address, spender: Address) {
  await callOf(token, standardTokenAbi)(client, 'approve', [spender, maxUint256])
}

/** Makes a pool as account 0 that runs for an hour from now on, with rebates, and answers with its address. */
async function deploy(stage: PoolStage, kind: bigint, stakedToken: Address): Promise<Address> {
  const { clientOf, contracts, tokens } = stage
  const owner = clientOf(0)
  const me = owner.account.address
  const factory = { address: contracts.poolFactory, abi: poolFactoryAbi } as const
  const { timestamp: now } = await owner.getBlock()
  const fee = await owner.readContract({ ...factory, functionName: 'createFee', args: [me, kind] })
  await allow(owner, tokens[1], contracts.poolFactory)
  const params = [kind, 1_000n, now, now + HOUR, 900n * UNIT, 600n, 60n, 0n, 500n]
  const args = [stakedToken, tokens[1], params, me, 'ipfs://bafyfirst/pool.json']
  await callOf(contracts.poolFactory, poolFactoryAbi)(owner, 'deployPool', args, fee)
  const count = await owner.readContract({ ...factory, functionName: 'recordCount' })
  const record = await owner.readContract({ ...factory, functionName: 'poolInfo', args: [count] })
  return record.poolAddr
}

/** A pool of tokens in which two stake, one invites, and whose admin changes everything. */
export async function useTokenPool(stage: PoolStage): Promise<Address> {
  const { clientOf, tokens, pass } = stage
  const [owner, second, inviter] = [clientOf(0), clientOf(2), clientOf(3)]
  const pool = await deploy(stage, 1n, tokens[0])
  const act = callOf(pool, tokenPoolAbi)
  await callOf(tokens[0], standardTokenAbi)(owner, 'transfer', [second.account.address, 50n * UNIT])
  await allow(owner, tokens[0], pool)
  await allow(second, tokens[0], pool)
  await pass(10n)
  await act(owner, 'deposit', [30n * UNIT, zeroAddress])
  await act(second, 'deposit', [20n * UNIT, inviter.account.address])
  await pass(30n)
  await act(second, 'deposit', [5n * UNIT, zeroAddress])
  await pass(100n)
  await act(second, 'harvest')
  await act(inviter, 'claimRebate')
  await act(owner, 'withdraw', [10n * UNIT])
  await allow(owner, tokens[1], pool)
  await act(owner, 'updateRewardPerBlock', [1_500n])
  await act(owner, 'updatePoolLimitPerUser', [0n])
  await act(owner, 'setIpfsKey', ['ipfs://bafysecond/pool.json'])
  await act(owner, 'openExit')
  await act(second, 'emergencyWithdraw')
  await pass(50n)
  await act(owner, 'stopReward')
  await act(owner, 'recoverRewards')
  await act(owner, 'withdraw', [20n * UNIT])
  return pool
}

const approvalAbi = parseAbi([
  'function setApprovalForAll(address operator, bool approved)',
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
])

async function nftsOf(client: DeployClient): Promise<bigint[]> {
  const logs = await client.getContractEvents({
    address: localCollectionAddress,
    abi: approvalAbi,
    eventName: 'Transfer',
    args: { from: zeroAddress, to: client.account.address },
    fromBlock: 0n,
    strict: true,
  })
  return logs.map(({ args }) => args.tokenId)
}

/** A pool of NFTs: three go in, one comes out, one stays, one leaves without its reward. */
export async function useNftPool(stage: PoolStage): Promise<Address> {
  const { clientOf, pass } = stage
  const owner = clientOf(0)
  const pool = await deploy(stage, 3n, localCollectionAddress)
  const act = callOf(pool, nftPoolAbi)
  const collection = callOf(localCollectionAddress, localCollectionAbi)
  await collection(owner, 'mint', [owner.account.address, 3n])
  await callOf(localCollectionAddress, approvalAbi)(owner, 'setApprovalForAll', [pool, true])
  const nfts = (await nftsOf(owner)).slice(-3)
  await act(owner, 'deposit', [nfts, zeroAddress])
  await act(owner, 'setBaseUri', ['ipfs://bafypictures/'])
  await pass(70n)
  await act(owner, 'withdraw', [nfts.slice(0, 1)])
  await act(owner, 'emergencyWithdraw', [nfts.slice(1, 2)])
  return pool
}
