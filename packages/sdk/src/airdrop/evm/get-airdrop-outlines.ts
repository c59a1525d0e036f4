import { airdropFactoryAbi, merkleAirdropAbi, tokenMappingAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { kindOfAirdropTemplate } from '../../platform/airdrop-kinds.ts'
import type { AirdropContracts, AirdropRecord } from '../types.ts'

/** What a list shows of an airdrop, as the airdrop says it itself. */
export interface AirdropOutline extends AirdropRecord {
  /** What is paid. */
  readonly token: Address
  /** The old token of a mapping. */
  readonly origin?: Address
  /** Unix seconds. */
  readonly startTime: number
  /** Unix seconds; undefined: it never ends. */
  readonly endTime?: number
}

/** Which page of the registry, newest first; of one owner when one is given. */
export interface AirdropOutlinesQuery {
  readonly owner?: Address
  /** How many of the newest are passed over. */
  readonly skip: number
  /** 1 to 50. */
  readonly limit: number
}

async function readPage(
  client: ReadClient,
  factory: Address,
  { owner, skip, limit }: AirdropOutlinesQuery,
) {
  const registry = { address: factory, abi: airdropFactoryAbi } as const
  const total = Number(
    owner
      ? await client.readContract({ ...registry, functionName: 'recordCountOf', args: [owner] })
      : await client.readContract({ ...registry, functionName: 'recordCount' }),
  )
  const end = Math.max(0, total - skip)
  const offset = Math.max(0, end - limit)
  const page = [BigInt(offset), BigInt(end - offset)] as const
  const records = owner
    ? await client.readContract({ ...registry, functionName: 'recordsOf', args: [owner, ...page] })
    : await client.readContract({ ...registry, functionName: 'records', args: page })
  return { records, isLast: offset === 0 }
}

async function readTokens(
  client: ReadClient,
  { address, kind }: Pick<AirdropRecord, 'address' | 'kind'>,
) {
  if (kind === 'claims') {
    const list = { address, abi: merkleAirdropAbi } as const
    return { token: await client.readContract({ ...list, functionName: 'token' }) }
  }
  const mapping = { address, abi: tokenMappingAbi } as const
  const [token, origin] = await Promise.all([
    client.readContract({ ...mapping, functionName: 'target' }),
    client.readContract({ ...mapping, functionName: 'origin' }),
  ])
  return { token, origin }
}

/** Number and dates; every template tells them alike. */
async function readDates(client: ReadClient, address: Address) {
  const airdrop = { address, abi: tokenMappingAbi } as const
  const [id, start, end] = await Promise.all([
    client.readContract({ ...airdrop, functionName: 'id' }),
    client.readContract({ ...airdrop, functionName: 'startTime' }),
    client.readContract({ ...airdrop, functionName: 'endTime' }),
  ])
  return { id: Number(id), startTime: Number(start), ...(end > 0n && { endTime: Number(end) }) }
}

/**
 * A page of the airdrops straight from the chain: what lists fall back on while the index is away.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getAirdropOutlines(
  client: ReadClient,
  { factory }: Pick<AirdropContracts, 'factory'>,
  query: AirdropOutlinesQuery,
): Promise<{ readonly airdrops: readonly AirdropOutline[]; readonly isLast: boolean }> {
  const { records, isLast } = await readPage(client, factory, query)
  const known = records.flatMap(({ owner, addr: address, createdAt, templateId }) => {
    const kind = kindOfAirdropTemplate(templateId)
    return kind ? [{ chainId: client.chain.id, address, owner, createdAt, kind }] : []
  })
  const airdrops = await Promise.all(
    known.map(async (record) => {
      const [dates, tokens] = await Promise.all([
        readDates(client, record.address),
        readTokens(client, record),
      ])
      return { ...record, ...dates, ...tokens }
    }),
  )
  return { airdrops: airdrops.reverse(), isLast }
}
