import { expect } from 'vitest'
import type { LogSums } from '../chain/sum-logs.ts'
import { sumLogs } from '../chain/sum-logs.ts'
import { readRunContext } from '../harness/run-context.ts'
import { readIndexedTokens, readStats } from './read-index.ts'

function expectedChain({ chainId, tokens, creators, holders, transfers, ...sums }: LogSums) {
  return {
    chainId,
    tokens: tokens.length,
    creators: creators.size,
    holders: holders.size,
    transfers,
    feesWei: sums.feesWei.toString(),
    inviterRewardsWei: sums.inviterRewardsWei.toString(),
  }
}

function expectedTotals(sums: readonly LogSums[]) {
  const add = (pick: (sum: LogSums) => number) => sums.reduce((total, sum) => total + pick(sum), 0)
  return {
    tokens: add(({ tokens }) => tokens.length),
    creators: new Set(sums.flatMap(({ creators }) => [...creators])).size,
    holders: add(({ holders }) => holders.size),
    transfers: add(({ transfers }) => transfers),
  }
}

/** Adds up the logs of every chain of the stack, past index and API. */
export async function sumAllLogs() {
  const sums = await Promise.all(readRunContext().chains.map(({ shortname }) => sumLogs(shortname)))
  return {
    totals: expectedTotals(sums),
    chains: sums.map(expectedChain),
    tokens: sums.flatMap(({ tokens }) => tokens),
  }
}

/** Waits until statistics and list of the index are what the logs of all chains add up to, no more and no less. */
export async function expectIndexEqualsLogs(timeout = 60_000): Promise<void> {
  const { totals, chains, tokens } = await sumAllLogs()
  const byChain = (left: { chainId: number }, right: { chainId: number }) =>
    left.chainId - right.chainId
  await expect
    .poll(
      async () => {
        const stats = await readStats()
        return { totals: stats.totals, chains: [...stats.chains].sort(byChain) }
      },
      { timeout },
    )
    .toMatchObject({ totals, chains: chains.sort(byChain) })
  const key = (token: { chainId: number; address: string }) =>
    `${token.chainId} ${token.address.toLowerCase()}`
  const wanted = tokens.map((token) => ({
    key: key({ chainId: token.chainId, address: token.token }),
    creator: token.owner.toLowerCase(),
    name: token.name,
    symbol: token.symbol,
    decimals: token.decimals,
    initialSupply: token.totalSupply.toString(),
  }))
  const listed = (await readIndexedTokens()).map((token) => ({
    key: key(token),
    creator: token.creator.toLowerCase(),
    name: token.name,
    symbol: token.symbol,
    decimals: token.decimals,
    initialSupply: token.initialSupply,
  }))
  const order = (left: { key: string }, right: { key: string }) => left.key.localeCompare(right.key)
  expect(listed.sort(order)).toEqual(wanted.sort(order))
}
