import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { standardTokenAbi, tokenFactoryAbi } from '@slipway/deployments/abi'
import { type Address, parseEventLogs, zeroAddress } from 'viem'
import { readAllLogs } from './read-all-logs.ts'

/** What the logs of a chain say, added up without any code of the index. */
export interface LogSums {
  tokens: number
  creators: number
  holders: number
  transfers: number
  feesWei: bigint
  inviterRewardsWei: bigint
  /** `token-holder`, lower-case → balance above zero */
  balances: Record<string, string>
  supplies: Record<string, string>
  owners: Record<string, string>
}

/** Reads every log of the chain and adds them up. */
export async function sumOverLogs(client: DeployClient): Promise<LogSums> {
  const logs = await readAllLogs(client)
  const created = parseEventLogs({ abi: tokenFactoryAbi, logs, eventName: 'TokenDeployed' })
  const tokens = new Set(created.map((event) => event.args.token.toLowerCase()))
  const ofTokens = logs.filter((log) => tokens.has(log.address.toLowerCase()))
  const transfers = parseEventLogs({ abi: standardTokenAbi, logs: ofTokens, eventName: 'Transfer' })
  const handovers = parseEventLogs({
    abi: standardTokenAbi,
    logs: ofTokens,
    eventName: 'OwnershipTransferred',
  })
  const balances = new Map<string, bigint>()
  const supplies = new Map<string, bigint>()
  const add = (map: Map<string, bigint>, key: string, amount: bigint) =>
    map.set(key, (map.get(key) ?? 0n) + amount)
  for (const { address, args } of transfers) {
    const token = address.toLowerCase()
    const side = (holder: Address, amount: bigint) => {
      if (holder === zeroAddress) add(supplies, token, -amount)
      else add(balances, `${token}-${holder.toLowerCase()}`, amount)
    }
    side(args.from, -args.amount)
    side(args.to, args.amount)
  }
  const held = [...balances].filter(([, balance]) => balance > 0n)
  const texts = (entries: Iterable<[string, bigint]>) =>
    Object.fromEntries([...entries].map(([key, value]) => [key, String(value)]).sort())
  return {
    tokens: created.length,
    creators: new Set(created.map((event) => event.args.owner)).size,
    holders: new Set(held.map(([key]) => key.split('-')[1])).size,
    transfers: transfers.length,
    feesWei: created.reduce((sum, event) => sum + event.args.feeWei, 0n),
    inviterRewardsWei: created.reduce((sum, event) => sum + event.args.inviterRewardWei, 0n),
    balances: texts(held),
    supplies: texts(supplies),
    owners: Object.fromEntries(
      handovers.map((event) => [event.address.toLowerCase(), event.args.newOwner.toLowerCase()]),
    ),
  }
}

/** The same numbers as the index has them. */
export async function sumsOfIndex(pool: import('pg').Pool, chainId: number): Promise<LogSums> {
  const [chain, balances, tokens] = await Promise.all([
    pool.query('SELECT * FROM index.platform_chain WHERE chain_id = $1', [chainId]),
    pool.query(
      'SELECT token, holder, balance FROM index.token_balance WHERE chain_id = $1 AND balance > 0',
      [chainId],
    ),
    pool.query('SELECT address, owner, total_supply FROM index.token WHERE chain_id = $1', [
      chainId,
    ]),
  ])
  const row = chain.rows[0]
  const record = (entries: [string, string][]) => Object.fromEntries(entries.sort())
  return {
    tokens: Number(row.tokens_created),
    creators: Number(row.new_creators),
    holders: Number(row.holders),
    transfers: Number(row.transfers),
    feesWei: BigInt(row.fees_wei),
    inviterRewardsWei: BigInt(row.inviter_rewards_wei),
    balances: record(balances.rows.map((b) => [`${b.token}-${b.holder}`, b.balance])),
    supplies: record(tokens.rows.map((t) => [t.address, t.total_supply])),
    owners: record(tokens.rows.map((t) => [t.address, t.owner])),
  }
}
