import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { vipAbi } from '@slipway/deployments/abi'
import type pg from 'pg'
import { type Address, parseEventLogs } from 'viem'

const lower = (text: string) => text.toLowerCase()

/** What is known of the contract, its plans and its members, by number and address. */
export type VipBooks = Record<string, string>

const logsOf = async (client: DeployClient, address: Address) =>
  parseEventLogs({
    abi: vipAbi,
    logs: await client.getLogs({ address, fromBlock: 0n, toBlock: 'latest' }),
  })

/** What the contract says of itself. */
export async function booksOfVip(client: DeployClient, address: Address): Promise<VipBooks> {
  const contract = { address, abi: vipAbi } as const
  const [owner, devAddress, plans, logs] = await Promise.all([
    client.readContract({ ...contract, functionName: 'owner' }),
    client.readContract({ ...contract, functionName: 'devAddress' }),
    client.readContract({ ...contract, functionName: 'plans' }),
    logsOf(client, address),
  ])
  const users = new Set(
    logs.flatMap((log) => (log.eventName === 'VipStarted' ? [log.args.user] : [])),
  )
  const records = await client.readContract({
    ...contract,
    functionName: 'recordsOf',
    args: [[...users]],
  })
  return Object.fromEntries([
    [lower(address), [lower(owner), lower(devAddress), plans.length, users.size].join(' ')],
    ...plans.map(({ index, price, circle, enabled }) => [
      `#${index}`,
      [price, circle, enabled ? 't' : 'f'].join(' '),
    ]),
    ...records.map(({ user, amount, circle, expiredAt }) => [
      lower(user),
      [amount, circle, expiredAt].join(' '),
    ]),
  ])
}

async function booksOf(pool: pg.Pool, statement: string, chainId: number): Promise<VipBooks> {
  const { rows } = await pool.query<{ key: string; line: string }>(statement, [chainId])
  return Object.fromEntries(rows.map(({ key, line }) => [key, line]))
}

/** The same out of the index. */
export const vipBooksOfIndex = (pool: pg.Pool, chainId: number): Promise<VipBooks> =>
  booksOf(
    pool,
    `SELECT vip AS key, concat_ws(' ', owner, dev_address, plans, members) AS line FROM index.vip_contract WHERE chain_id = $1
     UNION ALL SELECT '#' || plan_index, concat_ws(' ', price_wei, days, enabled) FROM index.vip_plan WHERE chain_id = $1
     UNION ALL SELECT account, concat_ws(' ', last_paid_wei, last_days, expires_at) FROM index.vip_membership WHERE chain_id = $1`,
    chainId,
  )

/** What was paid and paid out, added up from the contract's logs, and what it holds by its balance. */
export async function sumVipLogs(client: DeployClient, address: Address): Promise<VipBooks> {
  const sums: VipBooks = {}
  let [paid, withdrawn] = [0n, 0n]
  const paidBy = new Map<string, bigint>()
  for (const { eventName, args } of await logsOf(client, address)) {
    if (eventName === 'Withdrawn') withdrawn += args.amountWei
    if (eventName !== 'VipStarted') continue
    paid += args.amount
    for (const key of [lower(args.user), `#${args.index}`])
      paidBy.set(key, (paidBy.get(key) ?? 0n) + args.amount)
  }
  for (const [key, amount] of paidBy) sums[key] = String(amount)
  const held = await client.getBalance({ address })
  sums[lower(address)] = `${paid} ${withdrawn} ${held}`
  return sums
}

/** The same out of the index. */
export const vipSumsOfIndex = (pool: pg.Pool, chainId: number): Promise<VipBooks> =>
  booksOf(
    pool,
    `SELECT vip AS key, concat_ws(' ', paid_wei, withdrawn_wei, paid_wei - withdrawn_wei) AS line FROM index.vip_contract WHERE chain_id = $1
     UNION ALL SELECT '#' || plan_index, paid_wei::text FROM index.vip_plan WHERE chain_id = $1 AND payments > 0
     UNION ALL SELECT account, paid_wei::text FROM index.vip_membership WHERE chain_id = $1`,
    chainId,
  )
