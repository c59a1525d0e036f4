import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { airdropFactoryAbi, merkleAirdropAbi, tokenMappingAbi } from '@slipway/deployments/abi'
import { airdropEventsAbi, multisendEventsAbi } from '@slipway/deployments/events'
import type { AirdropContracts } from '@slipway/sdk/airdrop/types'
import type pg from 'pg'
import { type Address, parseEventLogs } from 'viem'

const NEVER = 2n ** 40n - 1n
const lower = (text: string) => text.toLowerCase()

/** What is known of each airdrop, by its address. */
export type AirdropBooks = Record<string, string>

interface Found {
  address: Address
  owner: Address
  templateId: number
}

async function recordsOf(client: DeployClient, factory: Address): Promise<readonly Found[]> {
  const records = await client.readContract({
    address: factory,
    abi: airdropFactoryAbi,
    functionName: 'records',
    args: [0n, 100n],
  })
  return records.map(({ addr, owner, templateId }) => ({ address: addr, owner, templateId }))
}

async function describeMapping(client: DeployClient, { address, owner }: Found): Promise<string> {
  const airdrop = { address, abi: tokenMappingAbi } as const
  const [id, origin, target, rate, start, end, key, totals] = await Promise.all([
    client.readContract({ ...airdrop, functionName: 'id' }),
    client.readContract({ ...airdrop, functionName: 'origin' }),
    client.readContract({ ...airdrop, functionName: 'target' }),
    client.readContract({ ...airdrop, functionName: 'rate' }),
    client.readContract({ ...airdrop, functionName: 'startTime' }),
    client.readContract({ ...airdrop, functionName: 'endTime' }),
    client.readContract({ ...airdrop, functionName: 'ipfsKey' }),
    client.readContract({ ...airdrop, functionName: 'totals' }),
  ])
  const left = await client.readContract({ ...airdrop, functionName: 'targetLeft' })
  return [
    id,
    lower(owner),
    lower(origin),
    lower(target),
    rate,
    start,
    end,
    key,
    ...totals,
    left,
  ].join(' ')
}

async function describeList(client: DeployClient, { address, owner }: Found): Promise<string> {
  const airdrop = { address, abi: merkleAirdropAbi } as const
  const [id, token, root, total, first, release, start, end, key, left] = await Promise.all([
    client.readContract({ ...airdrop, functionName: 'id' }),
    client.readContract({ ...airdrop, functionName: 'token' }),
    client.readContract({ ...airdrop, functionName: 'root' }),
    client.readContract({ ...airdrop, functionName: 'total' }),
    client.readContract({ ...airdrop, functionName: 'firstBps' }),
    client.readContract({ ...airdrop, functionName: 'releaseSeconds' }),
    client.readContract({ ...airdrop, functionName: 'startTime' }),
    client.readContract({ ...airdrop, functionName: 'endTime' }),
    client.readContract({ ...airdrop, functionName: 'ipfsKey' }),
    client.readContract({ ...airdrop, functionName: 'tokensLeft' }),
  ])
  const terms = [root, total, first, release, start, end === 0n ? NEVER : end]
  return [id, lower(owner), lower(token), ...terms, key, left].join(' ')
}

/** What every airdrop of the factory says of itself. */
export async function booksOfAirdrops(
  client: DeployClient,
  { factory }: AirdropContracts,
): Promise<AirdropBooks> {
  const found = await recordsOf(client, factory)
  const books = await Promise.all(
    found.map(async (record) => {
      const describe = record.templateId === 1 ? describeMapping : describeList
      return [lower(record.address), await describe(client, record)] as const
    }),
  )
  return Object.fromEntries(books)
}

/** The same out of the index. */
export async function airdropBooksOfIndex(pool: pg.Pool, chainId: number): Promise<AirdropBooks> {
  const { rows } = await pool.query<{ address: string; line: string }>(
    `SELECT address, CASE template_id
       WHEN 1 THEN concat_ws(' ', record_id, owner, origin, token, rate, start_time, end_time, ipfs_key, received, paid, accounts, deposited - paid - withdrawn)
       ELSE concat_ws(' ', record_id, owner, token, root, list_total, first_bps, release_seconds, start_time, end_time, ipfs_key, deposited - paid - withdrawn)
     END AS line FROM index.airdrop WHERE chain_id = $1`,
    [chainId],
  )
  return Object.fromEntries(rows.map(({ address, line }) => [address, line]))
}

/** Sums over logs, keyed by what they are of. */
export type AirdropSums = Record<string, string>

class Sums {
  readonly #sums = new Map<string, bigint>()
  add(key: string, amount: bigint) {
    this.#sums.set(key, (this.#sums.get(key) ?? 0n) + amount)
  }
  done(): AirdropSums {
    const sorted = [...this.#sums].sort(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(sorted.map(([key, sum]) => [key, String(sum)]))
  }
}

/** What accounts and entries were paid, and what was sent to many, added up from the logs alone. */
export async function sumAirdropLogs(
  client: DeployClient,
  { factory, multisend }: AirdropContracts,
): Promise<AirdropSums> {
  const sums = new Sums()
  const range = { fromBlock: 0n, toBlock: 'latest' } as const
  for (const { address } of await recordsOf(client, factory)) {
    const logs = await client.getLogs({ address, ...range })
    for (const { eventName, args } of parseEventLogs({ abi: airdropEventsAbi, logs })) {
      if (eventName === 'Mapped') {
        sums.add(`paid ${lower(address)} ${lower(args.account)}`, args.amountOut)
        sums.add(`received ${lower(address)} ${lower(args.account)}`, args.received)
      }
      if (eventName === 'Claimed') {
        sums.add(`paid ${lower(address)} ${lower(args.account)}`, args.amount)
        sums.add(`entry ${lower(address)} ${args.index}`, args.amount)
      }
    }
  }
  const logs = await client.getLogs({ address: multisend, ...range })
  for (const { args } of parseEventLogs({ abi: multisendEventsAbi, logs })) {
    sums.add(`sent ${lower(args.sender)} ${lower(args.asset)} ${args.listId}`, args.total)
    sums.add(`recipients ${lower(args.sender)}`, args.recipients)
  }
  return sums.done()
}

/** The same out of the index. */
export async function airdropSumsOfIndex(pool: pg.Pool, chainId: number): Promise<AirdropSums> {
  const { rows } = await pool.query<{ key: string; value: string }>(
    `SELECT key, sum(value)::text AS value FROM (
       SELECT 'paid ' || airdrop || ' ' || account AS key, paid AS value FROM index.airdrop_account WHERE chain_id = $1
       UNION ALL SELECT 'received ' || airdrop || ' ' || account, received FROM index.airdrop_account WHERE chain_id = $1 AND received > 0
       UNION ALL SELECT 'entry ' || airdrop || ' ' || position, claimed FROM index.airdrop_claim WHERE chain_id = $1
       UNION ALL SELECT 'sent ' || sender || ' ' || asset || ' ' || list_id, total FROM index.multisend_list WHERE chain_id = $1
       UNION ALL SELECT 'recipients ' || sender, recipients FROM index.multisend_list WHERE chain_id = $1
     ) found GROUP BY key`,
    [chainId],
  )
  const sorted = rows.sort((a, b) => (a.key < b.key ? -1 : 1))
  return Object.fromEntries(sorted.map(({ key, value }) => [key, value]))
}
