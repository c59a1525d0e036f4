import type { EvmChainDefinition } from '@slipway/chains'
import type { botRequest } from '@slipway/database/bot/app'
import { launchPadAbi, tokenFactoryAbi } from '@slipway/deployments/abi'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { findTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { taxedTokenAbi } from '@slipway/sdk/token/evm/taxed-token-abi'
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
): Promise<Mined | undefined> {
  const token = request.token as Address
  const fromBlock = BigInt(request.fromBlock)
  const pad = findLaunchContracts(chain)?.launchPad
  const factory = findTokenContracts(chain)?.factory
  const account = request.account as Address
  const args = { owner: account, token }
  const events =
    request.kind === 'open'
      ? await getContractEvents(client, {
          address: token,
          abi: taxedTokenAbi,
          eventName: 'Launched',
          fromBlock,
        })
      : request.kind.startsWith('launch') && pad
        ? await getContractEvents(client, {
            address: pad,
            abi: launchPadAbi,
            eventName: 'Launched',
            args,
            fromBlock,
          })
        : factory
          ? await getContractEvents(client, {
              address: factory,
              abi: tokenFactoryAbi,
              eventName: 'TokenDeployed',
              args,
              fromBlock,
            })
          : []
  const [event] = events
  return event && { blockNumber: event.blockNumber, hash: event.transactionHash }
}

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
  // The token was there before; not every one says whether it was launched.
  if (kind === 'launch-existing') return (await findEvent(client, chain, request)) !== undefined
  if (kind !== 'open') return (await client.getCode({ address })) !== undefined
  const contract = { address, abi: taxedTokenAbi } as const
  const [isLaunched] = await client.readContract({ ...contract, functionName: 'launchState' })
  return isLaunched
}

/** Where the request's transaction is, once what it promised holds. */
export async function findMined(
  client: ReadClient,
  chain: EvmChainDefinition,
  request: KeptRequest,
): Promise<Mined | undefined> {
  if (!(await holds(client, chain, request))) return undefined
  const found = await findEvent(client, chain, request).catch(() => undefined)
  if (found) return found
  // It is there: the newest block is the latest that it can be in.
  return { blockNumber: await client.getBlockNumber({ cacheTime: 0 }), hash: undefined }
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
