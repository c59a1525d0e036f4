import { getLocalDeployment } from '@slipway/deployments'
import { liquidityLockerAbi, nftLockerAbi, tokenLockerAbi } from '@slipway/deployments/abi'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { type Abi, type Address, type Log, parseEventLogs } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { PositionVenue } from '../venue/position-venue.ts'
import type { VenueAddresses } from '../venue/venue-addresses.ts'
import { makeScene, type Scene } from './scene.ts'
import type { World } from './seed-actions.ts'

/** What stories of locks need beside the world. */
export interface LockStage {
  readonly tokens: TokenContracts
  readonly tokenFeeWei: bigint
  readonly venue: VenueAddresses
  readonly positions: PositionVenue
  readonly lockers: Readonly<Record<LockerName, Address>>
}

type LockerName = 'tokenLocker' | 'liquidityLocker' | 'nftLocker'

const abis: Readonly<Record<LockerName, Abi>> = {
  tokenLocker: tokenLockerAbi,
  liquidityLocker: liquidityLockerAbi,
  nftLocker: nftLockerAbi,
}

/** Who acts on lockers, and how. */
export interface LockScene extends Scene {
  readonly stage: LockStage
  /** Calls a locker. */
  act(
    from: PrivateKeyAccount,
    locker: LockerName,
    name: string,
    args: readonly unknown[],
  ): Promise<readonly Log[]>
}

/** The lockers of a local chain; none before they are generated. */
export function localLockers(): LockStage['lockers'] | undefined {
  const { tokenLocker, liquidityLocker, nftLocker } = getLocalDeployment().contracts
  if (!tokenLocker || !liquidityLocker || !nftLocker) return undefined
  return {
    tokenLocker: tokenLocker.address,
    liquidityLocker: liquidityLocker.address,
    nftLocker: nftLocker.address,
  }
}

export function makeLockScene(world: World, stage: LockStage): LockScene {
  const scene = makeScene(world)
  return {
    ...scene,
    stage,
    act: (from, locker, name, args) =>
      scene.call(from, { to: stage.lockers[locker], abi: abis[locker], name, args }),
  }
}

/** Number of the lock that a call has just made. */
export function lockIdIn(logs: readonly Log[]): bigint {
  const [event] = parseEventLogs({
    abi: [...tokenLockerAbi, ...liquidityLockerAbi, ...nftLockerAbi],
    eventName: 'Locked',
    logs: [...logs],
  })
  if (event === undefined) throw new Error('No lock was announced.')
  return (event.args as { readonly lockId: bigint }).lockId
}
