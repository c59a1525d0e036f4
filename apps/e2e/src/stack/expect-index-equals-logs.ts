import { expect } from 'vitest'
import type { LoggedToken } from '../chain/read-token-logs.ts'
import { type LogSums, sumLogs } from '../chain/sum-logs.ts'
import { readRunContext } from '../harness/run-context.ts'
import { expectAirdropsEqualLogs } from './expect-airdrops-equal-logs.ts'
import { expectLocksEqualLogs } from './expect-locks-equal-logs.ts'
import { expectMembershipsEqualLogs } from './expect-memberships-equal-logs.ts'
import { expectNftSalesEqualLogs } from './expect-nft-sales-equal-logs.ts'
import { expectPoolsEqualLogs } from './expect-pools-equal-logs.ts'
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

const inOrder = <Entry extends { readonly key: string }>(entries: readonly Entry[]) =>
  [...entries].sort((left, right) => left.key.localeCompare(right.key))

const keyOf = (chainId: number, address: string) => `${chainId} ${address.toLowerCase()}`

function expectedTokens(tokens: readonly LoggedToken[]) {
  return inOrder(
    tokens.map(({ chainId, token, owner, name, symbol, decimals, totalSupply }) => ({
      key: keyOf(chainId, token),
      creator: owner.toLowerCase(),
      name,
      symbol,
      decimals,
      initialSupply: totalSupply.toString(),
    })),
  )
}

async function listedTokens() {
  const tokens = await readIndexedTokens()
  return inOrder(
    tokens.map(({ chainId, address, creator, name, symbol, decimals, initialSupply }) => ({
      key: keyOf(chainId, address),
      creator: creator.toLowerCase(),
      name,
      symbol,
      decimals,
      initialSupply,
    })),
  )
}

async function listedStats() {
  const { totals, chains } = await readStats()
  return { totals, chains: [...chains].sort((left, right) => left.chainId - right.chainId) }
}

/** Waits until statistics and lists of tokens, locks, airdrops, pools, NFT sales and memberships of the index are what the logs of all chains add up to, no more and no less. */
export async function expectIndexEqualsLogs(timeout = 60_000): Promise<void> {
  const { totals, chains, tokens } = await sumAllLogs()
  const expectedChains = chains.sort((left, right) => left.chainId - right.chainId)
  await expect.poll(listedStats, { timeout }).toMatchObject({ totals, chains: expectedChains })
  await expect.poll(listedTokens, { timeout }).toEqual(expectedTokens(tokens))
  await expectLocksEqualLogs(timeout)
  await expectAirdropsEqualLogs(timeout)
  await expectPoolsEqualLogs(timeout)
  await expectNftSalesEqualLogs(timeout)
  await expectMembershipsEqualLogs(timeout)
}
