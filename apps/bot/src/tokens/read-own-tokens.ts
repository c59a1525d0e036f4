import type { EvmChainDefinition } from '@slipway/chains'
import { getTokenRecords } from '@slipway/sdk/platform/get-token-records'
import { getToken } from '@slipway/sdk/token/evm/get-token'
import { getTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import type { Token } from '@slipway/sdk/token/types'
import type { Address } from 'viem'
import type { BotParts } from '../bot-parts.ts'

/** Tokens that one message holds, the newest. */
const MOST = 10

/** Some of a wallet's tokens on one network, newest first, straight from the registry. */
export interface OwnTokens {
  readonly chain: EvmChainDefinition
  readonly tokens: readonly Token[]
  readonly total: number
  /** Tokens that are older than these. */
  readonly older: number
}

/**
 * @param end takes those before this one, counted from the oldest; absent: the newest
 * @throws {RpcUnavailable} and its kin when no node answers
 */
export async function readOwnTokens(
  { clientOf }: BotParts,
  chain: EvmChainDefinition,
  creator: Address,
  end?: number,
): Promise<OwnTokens> {
  const client = clientOf(chain)
  const contracts = getTokenContracts(chain)
  const { total } = await getTokenRecords(client, contracts, { creator, offset: 0, limit: 1 })
  const until = Math.min(end ?? total, total)
  const older = Math.max(0, until - MOST)
  const page = { creator, offset: older, limit: Math.max(1, until - older) }
  const { records } = await getTokenRecords(client, contracts, page)
  const tokens = await Promise.all(
    records.toReversed().map(({ address }) => getToken(client, contracts, { address })),
  )
  return { chain, tokens, total, older }
}
