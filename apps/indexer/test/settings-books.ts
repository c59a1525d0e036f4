import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import { getLocalDeployment } from '@slipway/deployments'
import {
  airdropFactoryAbi,
  nftSaleFactoryAbi,
  poolFactoryAbi,
  presaleFactoryAbi,
  tokenFactoryAbi,
} from '@slipway/deployments/abi'
import type pg from 'pg'
import { type Abi, type Address, type Log, parseEventLogs } from 'viem'

/** What is known of each factory, its templates and who pays less, by its name. */
export type SettingsBooks = Record<string, string>

const factories = {
  token: ['tokenFactory', tokenFactoryAbi],
  presale: ['presaleFactory', presaleFactoryAbi],
  pool: ['poolFactory', poolFactoryAbi],
  airdrop: ['airdropFactory', airdropFactoryAbi],
  nft_sale: ['nftSaleFactory', nftSaleFactoryAbi],
} as const

export type FactoryName = keyof typeof factories

export const factoryNames = Object.keys(factories) as FactoryName[]

export function factoryOf(name: FactoryName): { address: Address; abi: Abi } {
  const [contract, abi] = factories[name]
  const found = getLocalDeployment().contracts[contract]
  if (!found) throw new Error(`there is no local ${contract}`)
  return { address: found.address, abi: abi as Abi }
}

const lower = (value: unknown) => String(value).toLowerCase()

/** Settings that one kind of factory has, and amounts that its logs add up to, in the order of its columns. */
const OWN_SETTINGS: Readonly<Record<FactoryName, readonly string[]>> = {
  token: ['inviterShare'],
  presale: ['recordCount'],
  pool: ['recordCount'],
  airdrop: ['recordCount'],
  nft_sale: ['recordCount', 'mintFeePercent', 'openInviterFee'],
}
const OWN_SUMS: Readonly<Record<FactoryName, readonly [amount: string, ...events: string[]][]>> = {
  token: [['amountWei', 'InviterRewardPaid']],
  presale: [],
  pool: [],
  airdrop: [['feeWei', 'AirdropDeployed']],
  nft_sale: [['feeWei', 'NftSaleDeployed', 'InviterOpened']],
}

const sumOf = (abi: Abi, logs: Log[], amount: string, events: readonly string[]) =>
  parseEventLogs({ abi, logs, eventName: [...events] })
    .map((log) => (log as unknown as { args: Record<string, bigint> }).args[amount] ?? 0n)
    .reduce((sum, one) => sum + one, 0n)

async function describeFactory(client: DeployClient, name: FactoryName): Promise<SettingsBooks> {
  const { address, abi } = factoryOf(name)
  const read = (functionName: string, args: readonly unknown[] = []): Promise<unknown> =>
    client.readContract({ address, abi, functionName, args })
  const logs = await client.getLogs({ address, fromBlock: 0n, toBlock: 'latest' })
  const lines: SettingsBooks = {}
  const common = await Promise.all(['owner', 'devAddress', 'vip'].map((one) => read(one)))
  const own = await Promise.all(OWN_SETTINGS[name].map((one) => read(one)))
  lines[name] = [
    ...[address, ...common].map(lower),
    ...own,
    sumOf(abi, logs, 'amountWei', ['Withdrawn']),
    ...OWN_SUMS[name].map(([amount, ...events]) => sumOf(abi, logs, amount, events)),
  ].join(' ')
  for (const id of (await read('templateIds')) as bigint[]) {
    const [made, feeWei, enabled] = Object.values((await read('template', [id])) as object)
    lines[`${name} #${id}`] = [lower(made), feeWei, enabled ? 't' : 'f'].join(' ')
  }
  // Discounts of tokens are asked of the factory, and not kept.
  const discounted = name === 'token' ? [] : logs
  for (const log of parseEventLogs({ abi, logs: discounted, eventName: 'FeeWhitelistSet' })) {
    const { user } = (log as unknown as { args: { user: Address } }).args
    lines[`${name} ${lower(user)}`] = String(await read('feeWhitelist', [user]))
  }
  return lines
}

/** What every factory says of itself, and what its logs add up to. */
export async function booksOfFactories(client: DeployClient): Promise<SettingsBooks> {
  const lines = await Promise.all(factoryNames.map((name) => describeFactory(client, name)))
  return Object.assign({}, ...lines)
}

const NOBODY = `'0x' || repeat('0', 40)`
const settings = (name: FactoryName, table: string, address: string, own: string) =>
  `SELECT '${name}' AS key, concat_ws(' ', ${address}, owner, dev_address, coalesce(vip, ${NOBODY}), ${own}) AS line
     FROM index.${table} WHERE chain_id = $1`
const templates = (name: FactoryName, made: string) =>
  `SELECT '${name} #' || template_id, concat_ws(' ', ${made}, fee_wei, enabled) FROM index.${name}_template WHERE chain_id = $1`
const discounts = (name: FactoryName) =>
  `SELECT '${name} ' || account, discount_bps::text FROM index.${name}_fee_discount WHERE chain_id = $1`

const STATEMENT = [
  settings(
    'token',
    'token_factory',
    'address',
    'inviter_share_bps, withdrawn_wei, inviter_paid_wei',
  ),
  settings('presale', 'presale_factory_settings', 'factory', 'presales, withdrawn_wei'),
  settings('pool', 'pool_factory', 'factory', 'pools, withdrawn_wei'),
  settings('airdrop', 'airdrop_factory_settings', 'factory', 'airdrops, withdrawn_wei, fees_wei'),
  settings(
    'nft_sale',
    'nft_sale_factory',
    'factory',
    'sales, mint_fee_bps, open_inviter_fee_wei, withdrawn_wei, fees_wei',
  ),
  templates('token', 'generator'),
  ...(['presale', 'pool', 'airdrop', 'nft_sale'] as const).flatMap((name) => [
    templates(name, 'implementation'),
    discounts(name),
  ]),
].join('\nUNION ALL ')

/** The same out of the index. */
export async function factoryBooksOfIndex(pool: pg.Pool, chainId: number): Promise<SettingsBooks> {
  const { rows } = await pool.query<{ key: string; line: string }>(STATEMENT, [chainId])
  return Object.fromEntries(rows.map(({ key, line }) => [key, line]))
}
