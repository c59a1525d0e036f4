import { getTokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { assetOfLock } from '@slipway/sdk/lock/asset-of-lock'
import { getLock } from '@slipway/sdk/lock/evm/get-lock'
import { getReleasable, type Releasable } from '@slipway/sdk/lock/evm/get-releasable'
import type { LockRecord } from '@slipway/sdk/lock/types'
import { CliError } from '../errors/cli-error.ts'
import { getNow } from '../network/get-now.ts'
import type { Session } from '../network/open-session.ts'
import { readLockName } from './read-lock-name.ts'

/** A lock with everything that is said and done about it. */
export interface LockFacts {
  readonly lock: LockRecord
  readonly releasable: Releasable
  /** Unix seconds of the chain. */
  readonly now: number
  /** Unit of its amounts; of NFTs a whole. */
  readonly unit: { readonly symbol: string; readonly decimals: number }
}

/** Reads a lock by its name. @throws {CliError} `Cli_LockGone` where there is none (any more) */
export async function getLockFacts(session: Session, text: string): Promise<LockFacts> {
  const { client, chain } = session
  const [lock, now] = await Promise.all([
    getLock(client, readLockName(text, chain)),
    getNow(client),
  ])
  if (!lock) throw new CliError('Cli_LockGone', { lock: text })
  const [releasable, unit] = await Promise.all([
    getReleasable(client, lock, now),
    lock.kind === 'nft'
      ? { symbol: 'NFT', decimals: 0 }
      : getTokenFacts(client, { address: assetOfLock(lock) }),
  ])
  return { lock, releasable, now, unit: { symbol: unit.symbol, decimals: unit.decimals } }
}
