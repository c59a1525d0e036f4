import { createDatabasePool } from '@slipway/database/connection/database-pool'
import { getLocalDeployment } from '@slipway/deployments'
import { nativeDividendTokenAbi, standardTokenAbi, tokenLockerAbi } from '@slipway/deployments/abi'
import { type Account, type Address, type Hash, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { countActs } from '../chain/count-acts.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { createTrader } from '../chain/trade-token.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { killForGood, startProcess } from '../harness/process-control.ts'
import { readRunContext } from '../harness/run-context.ts'
import { deployTaxedToken } from '../token/deploy-taxed-token.ts'
import { openConsole } from '../token/open-console.ts'
import { sumGiven } from './expect-airdrops-equal-logs.ts'
import { expectIndexEqualsLogs, sumAllLogs } from './expect-index-equals-logs.ts'
import { countPayments } from './expect-memberships-equal-logs.ts'
import { countNftSales } from './expect-nft-sales-equal-logs.ts'
import { listPaidKinds, sumAllPools } from './expect-pools-equal-logs.ts'
import { expectTaxedIndexEqualsLogs } from './expect-taxed-index-equals-logs.ts'
import { giveAway } from './populate-airdrops.ts'
import { joinClub, sellNfts } from './populate-nft-sales.ts'
import { fillPools } from './populate-pools.ts'

/** The unlock time that never comes. */
const FOREVER = 2n ** 40n - 1n

let visitor: Visitor
/** One that pays dividends, one that pays inviters. */
let taxedTokens: readonly Address[] = []

/** One creator with two tokens and two further holders of one of them: no two of the platform's figures are equal. */
async function populate(shortname: string): Promise<void> {
  const [creator, first, second] = await createFreshAccounts(3)
  if (!creator || !first || !second) throw new Error('Accounts are missing.')
  await deployToken(shortname, creator)
  const token = await deployToken(shortname, creator)
  const probe = createChainProbe(shortname)
  for (const { address } of [first, second]) {
    const hash = await probe.writeContract({
      account: creator,
      address: token,
      abi: standardTokenAbi,
      functionName: 'transfer',
      args: [address, 1_000n],
    })
    await probe.waitForTransactionReceipt({ hash })
  }
  await lockSome(shortname, creator, token)
  await joinClub(shortname, [creator, first])
  await sellNfts(shortname, creator, first)
  await fillPools(shortname, creator, second)
  await giveAway(shortname, creator, first)
}

/** A lock that ends, a part of it that is a lock of its own, and one for ever. */
async function lockSome(shortname: string, account: Account, token: Address): Promise<void> {
  const locker = getLocalDeployment().contracts.tokenLocker?.address
  if (!locker) throw new Error('There is no locker.')
  const probe = createChainProbe(shortname)
  const send = async (hash: Hash) => probe.waitForTransactionReceipt({ hash })
  const approval = { account, address: token, abi: standardTokenAbi } as const
  await send(
    await probe.writeContract({ ...approval, functionName: 'approve', args: [locker, 9_000n] }),
  )
  const { timestamp } = await probe.getBlock()
  const atOnce = { cliffAt: 0n, firstBps: 0n, cycleSeconds: 0n, cycleBps: 0n }
  const options = { rebasing: false, migratable: false, schedule: atOnce }
  const call = { account, address: locker, abi: tokenLockerAbi } as const
  for (const unlockAt of [FOREVER, timestamp + 86_400n]) {
    const args = [token, 3_000n, account.address, unlockAt, options] as const
    await send(await probe.writeContract({ ...call, functionName: 'lock', args }))
  }
  const lockId = await probe.readContract({ ...call, functionName: 'lockCount' })
  await send(await probe.writeContract({ ...call, functionName: 'split', args: [lockId, 7n] }))
}

/** Trades of a token that pays holders and of one that pays inviters, until both have paid. */
async function populateTaxed(): Promise<readonly Address[]> {
  const [owner, guest, marketing] = await createFreshAccounts(3)
  if (!owner || !guest || !marketing) throw new Error('Accounts are missing.')
  const [host, trader] = [createTrader('local', owner), createTrader('local', guest)]
  const probe = createChainProbe('local')
  const tokens: Address[] = []
  for (const templateId of [5, 6] as const) {
    const token = await deployTaxedToken(owner, marketing.address, templateId, {
      walletLimitEnabled: false,
      swapLimitEnabled: false,
    })
    const visitorOfOwner = await openConsole([owner], token)
    await visitorOfOwner.console.launch('500000000', '100')
    await visitorOfOwner.close()
    if (templateId === 6) {
      await host.transfer(token, guest.address, 10n ** 18n)
      await probe.mine({ blocks: 4 })
      await trader.transfer(token, host.address, 10n ** 17n)
    }
    await probe.mine({ blocks: 1 })
    const bought = await trader.buy(token, parseEther('3'))
    for (let round = 0; round < 3; round++) {
      await trader.sell(token, bought / 10n)
      await probe.mine({ blocks: 2 })
    }
    tokens.push(token)
  }
  const [paying] = tokens
  if (!paying) throw new Error('There is no token.')
  await probe.mine({ blocks: 25 })
  const hash = await probe.writeContract({
    account: owner,
    address: paying,
    abi: nativeDividendTokenAbi,
    functionName: 'claimDividend',
  })
  await probe.waitForTransactionReceipt({ hash })
  return tokens
}

/** Each figure is more than zero, and is what the logs say. */
async function expectTaxedTokensEqualLogs(): Promise<void> {
  const found = []
  for (const token of taxedTokens) found.push(await expectTaxedIndexEqualsLogs(token))
  const [paying, inviting] = found
  expect(paying?.dividendsPaid).toBeGreaterThan(0n)
  expect(inviting?.rebates).toBeGreaterThan(0n)
  expect(inviting?.invitees).toHaveLength(1)
}

beforeAll(async () => {
  taxedTokens = await populateTaxed()
  for (const { shortname } of readRunContext().chains) await populate(shortname)
  visitor = await openVisitor()
  // While the index is being rebuilt there is none, and the page says so.
  visitor.watch.expect(/503 \(Service Unavailable\)/)
}, 360_000)

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

/** Deletes everything that came from the chains: tables, views, and what the engine remembers of its reads. */
async function deleteIndex(): Promise<readonly string[]> {
  const pool = createDatabasePool({ url: readRunContext().databaseUrl, name: 'e2e' })
  try {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT nspname AS name FROM pg_namespace
        WHERE nspname = 'index' OR nspname LIKE 'index\\_%' OR nspname LIKE 'ponder%'`,
    )
    for (const { name } of rows) await pool.query(`DROP SCHEMA IF EXISTS "${name}" CASCADE`)
    return rows.map(({ name }) => name)
  } finally {
    await pool.end()
  }
}

/** The figures on the home page, by their labels. */
async function figures(): Promise<Readonly<Record<string, number>>> {
  const region = visitor.page.getByRole('region', { name: 'Platform statistics' })
  const pairs = await region
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('dt')?.textContent ?? '',
        Number((row.querySelector('dd')?.textContent ?? '').replaceAll(',', '')),
      ]),
    )
  return Object.fromEntries(pairs)
}

async function expectHomeEqualsLogs(): Promise<void> {
  const { totals } = await sumAllLogs()
  const { pools, stakers } = await sumAllPools()
  const { nftSales, nftsMinted } = await countNftSales()
  const acts = await countActs(readRunContext().chains.map(({ shortname }) => shortname))
  await visitor.open('/index?chain=local')
  await expect.poll(figures).toMatchObject({
    'Tokens launched': totals.tokens,
    Creators: totals.creators,
    Holders: totals.holders,
    Transfers: totals.transfers,
    'Staking pools': pools,
    Stakers: stakers,
    'NFT sales': nftSales,
    'NFTs minted': nftsMinted,
    Presales: acts.presales,
    Locks: acts.locks,
    Airdrops: acts.airdrops,
    Contributions: acts.contributions,
    Contributors: acts.contributors,
    'Presales finished': acts.finished,
    'Deposits in pools': acts.stakes,
    Claims: acts.claims,
  })
}

test('taxes, swap-backs, dividends and rebates of the index are what the logs add up to', () =>
  expectTaxedTokensEqualLogs())

test('what is compared is there: each kind of pool, airdrop, collection and membership has paid or sold', async () => {
  for (const { shortname, chainId } of readRunContext().chains) {
    expect(await listPaidKinds(shortname)).toEqual([1n, 2n, 3n])
    const given = await sumGiven(shortname, chainId)
    expect(given.templates).toEqual([1n, 2n])
    expect(given.recipients).toBeGreaterThanOrEqual(2n)
  }
  const { nftSales, nftsMinted } = await countNftSales()
  expect(nftSales).toBeGreaterThanOrEqual(readRunContext().chains.length)
  expect(nftsMinted).toBeGreaterThan(nftSales)
  expect(await countPayments()).toBeGreaterThan(0)
})

test('the figures on the home page are what the logs add up to', async () => {
  await expectIndexEqualsLogs()
  await expectHomeEqualsLogs()
})

test('with the index deleted and rebuilt from the chains, each figure returns', async () => {
  await killForGood('indexer')
  expect((await deleteIndex()).length).toBeGreaterThan(0)
  // Something new happens meanwhile, so that no answer remembered from before can pass for the rebuilt index.
  for (const { shortname } of readRunContext().chains) await populate(shortname)
  await startProcess('indexer')
  await expectIndexEqualsLogs()
  await expectHomeEqualsLogs()
  await expectTaxedTokensEqualLogs()
}, 420_000)
