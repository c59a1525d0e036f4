import { createDatabasePool } from '@slipway/database/connection/database-pool'
import { standardTokenAbi } from '@slipway/deployments/abi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { killForGood, startProcess } from '../harness/process-control.ts'
import { readRunContext } from '../harness/run-context.ts'
import { expectIndexEqualsLogs, sumAllLogs } from './expect-index-equals-logs.ts'

let visitor: Visitor

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
}

beforeAll(async () => {
  for (const { shortname } of readRunContext().chains) await populate(shortname)
  visitor = await openVisitor()
})

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
  const region = visitor.page.getByRole('region', { name: 'On the water' })
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
  await visitor.open('/index?chain=local')
  await expect.poll(figures).toEqual({
    'Tokens launched': totals.tokens,
    Creators: totals.creators,
    Holders: totals.holders,
    Transfers: totals.transfers,
  })
}

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
})
