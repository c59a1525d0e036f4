import { getLocalDeployment } from '@slipway/deployments'
import {
  liquidityLockerAbi,
  nftLockerAbi,
  standardTokenAbi,
  tokenLockerAbi,
} from '@slipway/deployments/abi'
import type { UnsignedTransaction } from '@slipway/sdk/flow/types'
import type { TokenContracts } from '@slipway/sdk/token/types'
import {
  type Abi,
  type Address,
  encodeFunctionData,
  type Log,
  maxUint256,
  parseEventLogs,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { PositionVenue } from '../venue/position-venue.ts'
import type { VenueAddresses } from '../venue/venue-addresses.ts'
import type { World } from './world-acts.ts'

const CALL_GAS = 6_000_000n

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
export interface LockScene {
  readonly world: World
  readonly stage: LockStage
  person(index: number): PrivateKeyAccount
  send(from: PrivateKeyAccount, transaction: UnsignedTransaction): Promise<readonly Log[]>
  /** Lets `spender` take any amount of an ERC-20. */
  allow(from: PrivateKeyAccount, token: Address, spender: Address): Promise<void>
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
  const send: LockScene['send'] = async (from, transaction) =>
    (await world.chain.send(from, transaction, CALL_GAS)).logs
  return {
    world,
    stage,
    person(index) {
      const person = world.state.people[index % world.state.people.length]
      if (person === undefined) throw new RangeError('Nobody lives in this world.')
      return person
    },
    send,
    async allow(from, token, spender) {
      const data = encodeFunctionData({
        abi: standardTokenAbi,
        functionName: 'approve',
        args: [spender, maxUint256],
      })
      await send(from, { to: token, data, valueWei: 0n })
    },
    act(from, locker, functionName, args) {
      const data = encodeFunctionData({ abi: abis[locker], functionName, args: [...args] })
      return send(from, { to: stage.lockers[locker], data, valueWei: 0n })
    },
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
