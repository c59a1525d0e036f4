import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { nftSaleAbi, nftSaleFactoryAbi } from '@slipway/deployments/abi'
import { nftSaleEventsAbi } from '@slipway/deployments/events'
import type pg from 'pg'
import { type Address, parseEventLogs } from 'viem'

const lower = (text: string) => text.toLowerCase()

/** What is known of each sale, account and NFT, by its address and number. */
export type NftBooks = Record<string, string>

async function salesOf(client: DeployClient, factory: Address): Promise<Address[]> {
  const records = await client.readContract({
    address: factory,
    abi: nftSaleFactoryAbi,
    functionName: 'records',
    args: [0n, 100n],
  })
  return records.map(({ addr }) => addr)
}

async function describeUser(client: DeployClient, address: Address, account: Address) {
  const contract = { address, abi: nftSaleAbi } as const
  const [held, earned, pending] = await Promise.all([
    client.readContract({ ...contract, functionName: 'balanceOf', args: [account] }),
    client.readContract({ ...contract, functionName: 'earnedReward', args: [account] }),
    client.readContract({ ...contract, functionName: 'pendingReward', args: [account] }),
  ])
  return [held, earned, pending]
}

async function describeSale(client: DeployClient, address: Address): Promise<NftBooks> {
  const contract = { address, abi: nftSaleAbi } as const
  const [supply, users, owner, left, rates, infos] = await Promise.all([
    client.readContract({ ...contract, functionName: 'totalSupply' }),
    client.readContract({ ...contract, functionName: 'userCount' }),
    client.readContract({ ...contract, functionName: 'owner' }),
    client.readContract({ ...contract, functionName: 'ownerShareLeft' }),
    client.readContract({ ...contract, functionName: 'inviterRates' }),
    client.readContract({ ...contract, functionName: 'userInfos', args: [0n, 100n] }),
  ])
  const sale = lower(address)
  const books: NftBooks = { [sale]: [supply, users, lower(owner), left, rates.join(',')].join(' ') }
  for (const { id, addr, mintCount, inviter } of infos) {
    const rest = await describeUser(client, address, addr)
    books[`${sale} ${lower(addr)}`] = [id, mintCount, lower(inviter), ...rest].join(' ')
  }
  for (let id = 0n; id < supply; id += 1n) {
    const holder = await client.readContract({ ...contract, functionName: 'ownerOf', args: [id] })
    books[`${sale} #${id}`] = lower(holder)
  }
  return books
}

/** What every sale of the factory says of itself. */
export async function booksOfNftSales(client: DeployClient, factory: Address): Promise<NftBooks> {
  const sales = await salesOf(client, factory)
  const books = await Promise.all(sales.map((sale) => describeSale(client, sale)))
  return Object.assign({}, ...books)
}

const asBooks = (rows: readonly { key: string; line: string }[]): NftBooks =>
  Object.fromEntries(rows.map(({ key, line }) => [key, line]))

/** The same out of the index. */
export async function nftBooksOfIndex(pool: pg.Pool, chainId: number): Promise<NftBooks> {
  const { rows } = await pool.query<{ key: string; line: string }>(
    `SELECT address AS key, concat_ws(' ', minted, users, owner, least(owner_share - owner_minted, total - minted), inviter_rates) AS line FROM index.nft_sale WHERE chain_id = $1
     UNION ALL SELECT sale || ' ' || account, concat_ws(' ', number, minted + given, coalesce(inviter, '0x' || repeat('0', 40)), held, reward_earned, reward_earned - reward_settled) FROM index.nft_sale_account WHERE chain_id = $1 AND number IS NOT NULL
     UNION ALL SELECT sale || ' #' || token_id, account FROM index.nft WHERE chain_id = $1`,
    [chainId],
  )
  return asBooks(rows)
}

/** What sales earned and paid, added up from their logs and balances alone. */
export async function sumNftLogs(client: DeployClient, factory: Address): Promise<NftBooks> {
  const sums: NftBooks = {}
  for (const address of await salesOf(client, factory)) {
    let paid = 0n
    const logs = await client.getLogs({ address, fromBlock: 0n, toBlock: 'latest' })
    for (const { eventName, args } of parseEventLogs({ abi: nftSaleEventsAbi, logs })) {
      const isPayout = ['RewardPaid', 'ProceedsPaid', 'PlatformPaid'].includes(eventName)
      if (isPayout && 'amount' in args) paid += args.amount
    }
    const held = await client.getBalance({ address })
    sums[lower(address)] = `${held + paid} ${paid}`
  }
  return sums
}

/** The same out of the index. */
export async function nftSumsOfIndex(pool: pg.Pool, chainId: number): Promise<NftBooks> {
  const { rows } = await pool.query<{ key: string; line: string }>(
    `SELECT address AS key, concat_ws(' ', volume, rewards_paid + proceeds_paid + platform_paid) AS line FROM index.nft_sale WHERE chain_id = $1`,
    [chainId],
  )
  return asBooks(rows)
}
