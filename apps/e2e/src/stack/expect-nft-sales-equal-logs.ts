import { getLocalDeployment } from '@slipway/deployments'
import { type Address, parseAbi, parseEventLogs, zeroAddress } from 'viem'
import { expect } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { readRunContext } from '../harness/run-context.ts'
import { getIndexed, listIndexed } from './list-indexed.ts'

// Written by hand from the contracts' promises, so that an event which drifted away from them is noticed here.
const factoryEvents = parseAbi([
  'event NftSaleDeployed(address indexed owner, address indexed sale, uint256 indexed templateId, uint256 id, string[] stringParams, address[] addressParams, uint256[] numberParams, uint256 platformBps, uint256 feeWei)',
])
const saleEvents = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'event UserJoined(address indexed account, uint256 id, address indexed inviter)',
  'event RewardEarned(address indexed inviter, address indexed receiver, uint256 indexed level, uint256 amount)',
  'event RewardPaid(address indexed inviter, address indexed to, uint256 amount)',
  'event ProceedsPaid(address indexed to, uint256 amount)',
  'event PlatformPaid(address indexed to, uint256 amount)',
])

/** What was minted and paid in a sale, by its id, as text. */
type Sums = Record<string, string>

async function describeSale(shortname: string, sale: Address): Promise<string> {
  const logs = await createChainProbe(shortname).getLogs({ address: sale, fromBlock: 0n })
  const owners = new Map<bigint, Address>()
  const paid = { RewardEarned: 0n, RewardPaid: 0n, ProceedsPaid: 0n, PlatformPaid: 0n }
  let [minted, users] = [0, 0]
  for (const { eventName, args } of parseEventLogs({ abi: saleEvents, logs })) {
    if (eventName === 'UserJoined') users++
    else if (eventName !== 'Transfer') paid[eventName] += args.amount
    else {
      if (args.from === zeroAddress) minted++
      owners.set(args.tokenId, args.to)
    }
  }
  return [minted, users, new Set(owners.values()).size, ...Object.values(paid)].join(' ')
}

async function sumSales(shortname: string, chainId: number): Promise<Sums> {
  const { nftSaleFactory } = getLocalDeployment().contracts
  if (!nftSaleFactory) throw new Error('There is no local factory of NFT sales.')
  const { address } = nftSaleFactory
  const logs = await createChainProbe(shortname).getLogs({ address, fromBlock: 0n })
  const made = parseEventLogs({ abi: factoryEvents, logs })
  const sums = await Promise.all(
    made.map(async ({ args: { sale } }) => [
      `${chainId}-${sale.toLowerCase()}`,
      await describeSale(shortname, sale),
    ]),
  )
  return Object.fromEntries(sums)
}

interface ListedSale {
  readonly id: string
  readonly minted: number
  readonly users: number
  readonly holders: number
  readonly rewardsEarned: string
  readonly rewardsPaid: string
  readonly proceedsPaid: string
  readonly platformPaid: string
}

async function listSales(): Promise<Sums> {
  const found = await listIndexed<ListedSale>('/api/nft-sales')
  return Object.fromEntries(
    found.map(({ id, minted, users, holders, ...paid }) => {
      const { rewardsEarned, rewardsPaid, proceedsPaid, platformPaid } = paid
      const sums = [rewardsEarned, rewardsPaid, proceedsPaid, platformPaid]
      return [id, [minted, users, holders, ...sums].join(' ')]
    }),
  )
}

async function sumAll(): Promise<Sums> {
  const sums = await Promise.all(
    readRunContext().chains.map(({ shortname, chainId }) => sumSales(shortname, chainId)),
  )
  return Object.assign({}, ...sums)
}

/** NFT sales of all networks and what was minted in them, as their logs say it. */
export async function countNftSales(): Promise<{ nftSales: number; nftsMinted: number }> {
  const sums = Object.values(await sumAll())
  const minted = sums.map((line) => Number(line.split(' ')[0]))
  return { nftSales: sums.length, nftsMinted: minted.reduce((all, one) => all + one, 0) }
}

/** Waits until every NFT sale of the index has minted and paid what its logs add up to, and all are counted. */
export async function expectNftSalesEqualLogs(timeout = 60_000): Promise<void> {
  await expect.poll(listSales, { timeout }).toEqual(await sumAll())
  const { totals } = await getIndexed<{ readonly totals: object }>('/api/stats')
  expect(totals).toMatchObject(await countNftSales())
}
