import type { EvmChainDefinition } from '@slipway/chains'
import type { botRequest } from '@slipway/database/bot/app'
import { launchPadAbi, tokenFactoryAbi } from '@slipway/deployments/abi'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { taxedTokenAbi } from '@slipway/sdk/evm/taxed-token-abi'
import { findTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { findLaunchContracts } from '@slipway/sdk/token/launch/get-launch-contracts'
import type { Address, Hash } from 'viem'
import { getContractEvents } from 'viem/actions'

/** A prepared transaction as it is kept. */
export type KeptRequest = typeof botRequest.$inferSelect

/** Where it was found. */
export interface Mined {
  readonly blockNumber: bigint
  /** Undefined where nodes search no events that far back. */
  readonly hash: Hash | undefined
}

async function findEvent(
  client: ReadClient,
  chain: EvmChainDefinition,
  request: KeptRequest,
  toBlock?: bigint,
): Promise<Mined | undefined> {
  const token = request.token as Address
  const fromBlock = BigInt(request.fromBlock)
  const pad = findLaunchContracts(chain)?.launchPad
  const factory = findTokenContracts(chain)?.factory
  const account = request.account as Address
  const args = { owner: account, token }
  const blocks = { fromBlock, ...(toBlock !== undefined && { toBlock }) }
  const events =
    request.kind === 'open'
      ? await getContractEvents(client, {
          address: token,
          abi: taxedTokenAbi,
          eventName: 'Launched',
          ...blocks,
        })
      : request.kind.startsWith('launch') && pad
        ? await getContractEvents(client, {
            address: pad,
            abi: launchPadAbi,
            eventName: 'Launched',
            args,
            ...blocks,
          })
        : factory
          ? await getContractEvents(client, {
              address: factory,
              abi: tokenFactoryAbi,
              eventName: 'TokenDeployed',
              args,
              ...blocks,
            })
          : []
  const [event] = events
  return event && { blockNumber: event.blockNumber, hash: event.transactionHash }
}

/** Blocks that one look searches: nodes refuse longer ranges. */
const BLOCKS_OF_LOOK = 1_000n
/** Blocks that the next look searches again: a node may show the newest ones late, and others may take their place. */
const BLOCKS_AGAIN = 64n

/** What one look brought. */
export interface Look {
  readonly mined?: Mined
  /** Where the next look begins. */
  readonly nextBlock?: bigint
  /** There are blocks that were not searched yet. */
  readonly isBehind?: true
}

/** Looks for a launch in the blocks that come next: the whole range would be too much for many nodes. */
async function searchLaunch(
  client: ReadClient,
  chain: EvmChainDefinition,
  request: KeptRequest,
): Promise<Look> {
  const from = BigInt(request.fromBlock)
  const head = await client.getBlockNumber({ cacheTime: 0 })
  const end = from + BLOCKS_OF_LOOK - 1n
  const to = end < head ? end : head
  if (to < from) return {}
  const mined = await findEvent(client, chain, request, to)
  if (mined) return { mined }
  const nextBlock = to + 1n - BLOCKS_AGAIN
  return { ...(nextBlock > from && { nextBlock }), ...(to < head && { isBehind: true }) }
}

const readLaunched = async (client: ReadClient, token: Address): Promise<boolean> => {
  const contract = { address: token, abi: taxedTokenAbi } as const
  const [isLaunched] = await client.readContract({ ...contract, functionName: 'launchState' })
  return isLaunched
}

/** The token was there before. One with a gate says whether it was launched; of others only the event tells. */
async function lookForLaunch(
  client: ReadClient,
  chain: EvmChainDefinition,
  request: KeptRequest,
): Promise<Look> {
  const isLaunched = await readLaunched(client, request.token as Address).catch(() => undefined)
  if (isLaunched === false) return {}
  const search = searchLaunch(client, chain, request)
  if (!isLaunched) return await search
  const found = await search.catch((): Look => ({}))
  return found.mined ? found : { mined: await newestBlock(client) }
}

/** It is there: the newest block is the latest that it can be in. */
const newestBlock = async (client: ReadClient): Promise<Mined> => ({
  blockNumber: await client.getBlockNumber({ cacheTime: 0 }),
  hash: undefined,
})

/**
 * Whether what the request promised holds at the newest block.
 * @throws {RpcUnavailable} and its kin when no node answers
 */
export async function holds(
  client: ReadClient,
  chain: EvmChainDefinition,
  request: KeptRequest,
): Promise<boolean> {
  const { kind, token } = request
  const address = token as Address
  if (kind === 'launch-existing')
    return (await lookForLaunch(client, chain, request)).mined !== undefined
  if (kind !== 'open') return (await client.getCode({ address })) !== undefined
  return await readLaunched(client, address)
}

/** Where the request's transaction is, once what it promised holds. */
export async function findMined(
  client: ReadClient,
  chain: EvmChainDefinition,
  request: KeptRequest,
): Promise<Look> {
  if (request.kind === 'launch-existing') return await lookForLaunch(client, chain, request)
  if (!(await holds(client, chain, request))) return {}
  const found = await findEvent(client, chain, request).catch(() => undefined)
  return { mined: found ?? (await newestBlock(client)) }
}

/** Blocks after which a network that names no final block is believed. */
const DEEP_ENOUGH = 64n

/** The newest block that no reorganisation takes back any more. */
export async function getFinalBlock(client: ReadClient): Promise<bigint> {
  try {
    const { number } = await client.getBlock({ blockTag: 'finalized' })
    return number ?? 0n
  } catch {
    // Not every network has the word.
    return (await client.getBlockNumber({ cacheTime: 0 })) - DEEP_ENOUGH
  }
}

/** Whether a transaction of the account waits in the network. */
export async function isWaiting(client: ReadClient, account: Address): Promise<boolean> {
  const [mined, next] = await Promise.all([
    client.getTransactionCount({ address: account, blockTag: 'latest' }),
    client.getTransactionCount({ address: account, blockTag: 'pending' }),
  ])
  return next > mined
}
