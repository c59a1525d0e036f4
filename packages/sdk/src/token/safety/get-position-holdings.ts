import { nftLockerAbi } from '@slipway/deployments/abi'
import { type Address, parseAbi } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'
import type { LiquidityPool } from '../../liquidity/liquidity-pool.ts'
import { readV3Price } from '../../liquidity/read-v3-pools.ts'
import { burnAddresses } from '../../shared/burn-addresses.ts'
import type { LiquidityHoldings, LiquidityLock } from './liquidity-custody.ts'

const managerAbi = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function tokenOfOwnerByIndex(address owner, uint256 index) view returns (uint256)',
  'function positions(uint256 nftId) view returns (uint96 nonce, address operator, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint128 liquidity)',
])

/** NFTs of one holder that are looked at, the newest first; liquidity in older ones counts as somebody else's. */
const MOST_POSITIONS = 40n

interface Position {
  readonly nftId: bigint
  readonly liquidity: bigint
}

interface V3Pool {
  readonly pool: LiquidityPool
  readonly token: Address
  readonly manager: Address
  readonly tick: number
}

const isSame = (left: Address, right: Address) => left.toLowerCase() === right.toLowerCase()

async function readPosition(
  client: ReadClient,
  { pool, token, manager, tick }: V3Pool,
  { holder, index }: { readonly holder: Address; readonly index: bigint },
): Promise<Position | undefined> {
  const contract = { address: manager, abi: managerAbi } as const
  const nftId = await readOrNothing(
    client.readContract({
      ...contract,
      functionName: 'tokenOfOwnerByIndex',
      args: [holder, index],
    }),
  )
  if (nftId === undefined) return undefined
  const found = await readOrNothing(
    client.readContract({ ...contract, functionName: 'positions', args: [nftId] }),
  )
  if (!found) return undefined
  const [, , token0, token1, fee, tickLower, tickUpper, liquidity] = found
  const sides = [token, pool.quote.address]
  const isHere =
    fee === pool.feePpm &&
    [token0, token1].every((one) => sides.some((side) => isSame(side, one))) &&
    tickLower <= tick &&
    tick < tickUpper
  return isHere && liquidity > 0n ? { nftId, liquidity } : undefined
}

/** A holder's positions in the pool that are in range. */
async function readPositions(
  client: ReadClient,
  v3: V3Pool,
  holder: Address,
): Promise<readonly Position[]> {
  const count =
    (await readOrNothing(
      client.readContract({
        address: v3.manager,
        abi: managerAbi,
        functionName: 'balanceOf',
        args: [holder],
      }),
    )) ?? 0n
  const looked = count < MOST_POSITIONS ? count : MOST_POSITIONS
  const indexes = Array.from({ length: Number(looked) }, (_, at) => count - 1n - BigInt(at))
  const found = await Promise.all(
    indexes.map((index) => readPosition(client, v3, { holder, index })),
  )
  return found.filter((position) => position !== undefined)
}

async function readLock(
  client: ReadClient,
  { locker, manager }: { readonly locker: Address; readonly manager: Address },
  { nftId, liquidity }: Position,
): Promise<LiquidityLock> {
  const contract = { address: locker, abi: nftLockerAbi } as const
  const lockId = await client.readContract({
    ...contract,
    functionName: 'lockIdOf',
    args: [manager, nftId],
  })
  const lock = await client.readContract({ ...contract, functionName: 'lockOf', args: [lockId] })
  return { lockId, owner: lock.owner, amount: liquidity, unlockAt: Number(lock.unlockAt) }
}

const sum = (positions: readonly Position[]) =>
  positions.reduce((total, { liquidity }) => total + liquidity, 0n)

/**
 * Reads in whose hands a V3 pool's liquidity in range lies, as far as it can be known: nobody can list a pool's positions,
 * so those of the people in question are looked through. What is in no hand that was looked into is somebody else's.
 * @param query `locker`: the platform's locker of NFTs; `insiders` as for `getLiquidityHoldings`.
 * @returns with the locks of its positions, which no index of liquidity tokens knows.
 */
export async function getPositionHoldings(
  client: ReadClient,
  query: {
    readonly pool: LiquidityPool
    readonly token: Address
    readonly locker: Address | undefined
    readonly insiders: readonly Address[]
  },
): Promise<LiquidityHoldings> {
  const { pool, token, locker, insiders } = query
  const lpSupply = pool.lpSupply
  const manager = pool.nftManager
  if (!manager || pool.feePpm === undefined || lpSupply === 0n)
    return { lpSupply, burned: 0n, locked: 0n, owner: 0n }
  const { tick } = await readV3Price(client, pool.pair)
  const of = (holder: Address) => readPositions(client, { pool, token, manager, tick }, holder)
  const [burned, owned, locked] = await Promise.all([
    Promise.all(burnAddresses.map(of)),
    Promise.all(insiders.map(of)),
    locker ? of(locker) : [],
  ])
  const locks = await Promise.all(
    locked.map((position) => readLock(client, { locker: locker as Address, manager }, position)),
  )
  return {
    lpSupply,
    burned: sum(burned.flat()),
    locked: sum(locked),
    owner: sum(owned.flat()),
    locks,
  }
}
