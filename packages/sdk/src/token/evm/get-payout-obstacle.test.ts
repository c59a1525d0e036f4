import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { Token } from '../types.ts'
import { getPayoutObstacle } from './get-payout-obstacle.ts'

const nft = { collection: zeroAddress, perNft: 1n, intervalBlocks: 1, trigger: 10n }
const counting = { ...nft, isMarketingTaxAccounted: false }
const byNft = (waiting: bigint, isMarketingTaxAccounted = false) => ({
  dividends: { waiting },
  nft: { ...nft, isMarketingTaxAccounted },
})
const byLiquidity = { dividends: { waiting: 1n }, liquidityStake: { staked: 0n } }

test.each<[string, object, bigint, string | undefined]>([
  ['holders', { dividends: { waiting: 1n } }, 0n, undefined],
  ['liquidity that nobody staked or locked', byLiquidity, 0n, 'unshared'],
  ['staked liquidity', byLiquidity, 1n, undefined],
  ['NFTs of which none is active', byNft(10n), 0n, 'unshared'],
  ['NFTs below the trigger', byNft(9n), 3n, 'below-trigger'],
  ['NFTs at the trigger', byNft(10n), 3n, undefined],
  // What marketing got counts as well, and no token tells how much that is.
  ['NFTs where the marketing tax counts', byNft(0n, true), 3n, undefined],
  ['a token that has not been told its totals', { nft: counting }, 3n, 'below-trigger'],
])('a distribution to %s', async (_case, token, shares, obstacle) => {
  const readContract = async ({ functionName }: { functionName: string }) =>
    functionName === 'nftState' ? [false, shares] : [shares, 0n]
  const client = { readContract } as unknown as ReadClient
  const subject = { address: zeroAddress, ...token } as unknown as Token
  expect(await getPayoutObstacle(client, subject)).toBe(obstacle)
})
