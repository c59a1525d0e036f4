import { referralTokenAbi, rewardDividendTokenAbi, taxedTokenAbi } from '@slipway/deployments/abi'
import { type Address, parseEventLogs } from 'viem'
import { expect } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { readRunContext } from '../harness/run-context.ts'

type Listed = { readonly items: readonly Record<string, unknown>[] }

async function list(token: Address, name: string): Promise<readonly Record<string, unknown>[]> {
  const path = `/api/tokens/local/${token}/${name}?limit=100`
  const response = await fetch(new URL(path, readRunContext().apiUrl))
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return ((await response.json()) as Listed).items
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n)
const sumOf = (rows: readonly Record<string, unknown>[], field: string) =>
  sum(rows.map((row) => BigInt(String(row[field]))))

/** What the logs of one token say of its taxes, its swap-backs, its dividends and its rebates. */
async function readLogs(token: Address) {
  const logs = await createChainProbe('local').getLogs({ address: token, fromBlock: 0n })
  const taxes = parseEventLogs({ abi: taxedTokenAbi, logs, eventName: 'TaxesSet' })
  const swaps = parseEventLogs({ abi: taxedTokenAbi, logs, eventName: 'SwappedBack' })
  const paid = parseEventLogs({ abi: rewardDividendTokenAbi, logs, eventName: 'DividendPaid' })
  const added = parseEventLogs({ abi: rewardDividendTokenAbi, logs, eventName: 'DividendsAdded' })
  const rebates = parseEventLogs({ abi: referralTokenAbi, logs, eventName: 'RebatePaid' })
  const bound = parseEventLogs({ abi: referralTokenAbi, logs, eventName: 'InviterBound' })
  return {
    buyTaxes: taxes.map(({ args }) => Number(args.buyBps)),
    swaps: swaps.length,
    dividendsPaid: sum(paid.map(({ args }) => args.amount)),
    dividendsAdded: sum(added.map(({ args }) => args.amount)),
    rebates: sum(rebates.map(({ args }) => args.amount)),
    invitees: bound.map(({ args }) => args.invitee).sort(),
  }
}

/** The same, as the API tells it from the index. */
async function readIndex(token: Address) {
  const [taxes, swaps, paid, added, rebates, referrals] = await Promise.all(
    ['taxes', 'swap-backs', 'dividend-payments', 'dividend-additions', 'rebates', 'referrals'].map(
      (name) => list(token, name),
    ),
  )
  return {
    buyTaxes: (taxes ?? []).map((row) => (row.taxes as { buyBps: number }).buyBps).reverse(),
    swaps: swaps?.length ?? 0,
    dividendsPaid: sumOf(paid ?? [], 'amount'),
    dividendsAdded: sumOf(added ?? [], 'amount'),
    rebates: sumOf(rebates ?? [], 'amount'),
    invitees: (referrals ?? [])
      .filter(({ inviter }) => inviter !== null)
      .map(({ account }) => account as Address)
      .sort(),
  }
}

/** Waits until the index says of a token's taxes, dividends and rebates what its logs add up to. */
export async function expectTaxedIndexEqualsLogs(
  token: Address,
  timeout = 60_000,
): Promise<Awaited<ReturnType<typeof readLogs>>> {
  const expected = await readLogs(token)
  await expect.poll(() => readIndex(token), { timeout }).toEqual(expected)
  return expected
}
