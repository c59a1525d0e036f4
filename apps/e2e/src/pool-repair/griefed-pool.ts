import type { Address, PrivateKeyAccount } from 'viem'
import { parseEther } from 'viem'
import { createPoolMaker } from '../chain/create-pool-maker.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { createTrader } from '../chain/trade-token.ts'

const E = 10n ** 18n

/** What somebody does to a pool before its owner comes (P-09). */
export type GriefKind = 'dusted' | 'synced' | 'skewed' | 'empty'

export interface GriefedPool {
  readonly token: Address
  readonly pair: Address
}

/** A token of `owner`, and its pool on the real exchange as `stranger` left it. */
export async function createGriefedPool(
  kind: GriefKind,
  symbol: string,
  owner: PrivateKeyAccount,
  stranger: PrivateKeyAccount,
): Promise<GriefedPool> {
  const token = await deployToken('local', owner, { name: `Harbour ${symbol}`, symbol })
  await createTrader('local', owner).transfer(token, stranger.address, 10_000n * E)
  const pools = createPoolMaker('local', stranger)
  if (kind === 'skewed') {
    return { token, pair: await pools.addLiquidity(token, 5_000n * E, parseEther('4')) }
  }
  const pair = await pools.createPair(token)
  if (kind !== 'empty') {
    await pools.donate(token, pair, 5_000n * E)
    await pools.donateNative(pair, parseEther('0.4'))
  }
  if (kind === 'synced') await pools.sync(pair)
  return { token, pair }
}
