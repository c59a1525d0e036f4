import { type Address, fetchEncodedAccounts, type MaybeEncodedAccount } from '@solana/kit'
import { AccountState, decodeMint, getTokenDecoder } from '@solana-program/token-2022'
import { findTokenAccount } from '../find-token-account.ts'
import { firstTokenProgram } from '../first-token-program.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { calculateLiquidityShares } from './calculate-liquidity-shares.ts'
import { neverMinted } from './calculate-new-pool.ts'
import { calculateReserves } from './calculate-reserves.ts'
import { decodeAmmConfig } from './decode-amm-config.ts'
import { decodePoolState, type PoolState, poolStops } from './decode-pool-state.ts'
import { findPoolAccounts } from './find-pool-accounts.ts'
import type { PoolTrading, RaydiumPool } from './raydium-pool.ts'

interface Query {
  readonly program: Address
  readonly lockAuthority: Address
  /** The token whose pools they are. */
  readonly mint: Address
  /** Unix seconds by the cluster's clock. */
  readonly now: number
}

/**
 * Owners from whose accounts nobody can transfer or withdraw: both token programs let anybody burn what the runtime's
 * incinerator and the system program hold, and nothing else.
 */
const deadOwners = [
  '1nc1nerator11111111111111111111111111111111',
  '11111111111111111111111111111111',
] as Address[]

const plainMint = 82
const plainAccount = 165
/** A node reads a hundred accounts at once; a pool's are read together, so that they belong to one moment. */
const poolsAtOnce = 12

/** Accounts of one pool, in the order in which they are read. */
interface Places {
  readonly state: PoolState
  readonly addresses: readonly Address[]
}

async function placesOf(state: PoolState, query: Query): Promise<Places | undefined> {
  const { program, lockAuthority } = query
  const { address, config, lpMint, vaults } = state
  const derived = await findPoolAccounts(program, address, state.mints)
  // Another layout than this release knows shows itself here before it becomes a wrong number.
  const isKnown =
    derived.lpMint === lpMint && derived.vaults.every((vault, side) => vault === vaults[side])
  if (!isKnown) return undefined
  const holders = await Promise.all(
    [lockAuthority, ...deadOwners].map((owner) =>
      findTokenAccount(owner, { mint: lpMint, program: firstTokenProgram }),
    ),
  )
  return { state, addresses: [address, ...vaults, lpMint, config, ...holders] }
}

/** What an account of a token holds for its owner; of another token or owner, nothing. */
function readHolding(account: MaybeEncodedAccount | undefined, mint: Address, owner?: Address) {
  if (!account?.exists || account.data.length < plainAccount) return undefined
  const held = getTokenDecoder().decode(account.data.slice(0, plainAccount))
  return held.mint === mint && (owner === undefined || held.owner === owner) ? held : undefined
}

function tradingOf(
  state: PoolState,
  facts: { readonly isFrozen: boolean; readonly now: number },
  reserves: readonly bigint[] | undefined,
): PoolTrading {
  if (!reserves) return 'short'
  if (state.lpSupply <= neverMinted || reserves.includes(0n)) return 'empty'
  if (facts.isFrozen) return 'frozen'
  if ((state.status & poolStops.swap) !== 0) return 'stopped'
  return state.opensAt > BigInt(facts.now) ? 'waiting' : 'open'
}

function readPool(
  accounts: readonly MaybeEncodedAccount[],
  { program, lockAuthority, mint, now }: Query,
): RaydiumPool | undefined {
  const [pool, first, second, lp, fees, locks, ...graves] = accounts
  const state = pool?.exists ? decodePoolState(pool, program) : undefined
  if (!state || !lp?.exists || lp.data.length < plainMint) return undefined
  const vaults = [readHolding(first, state.mints[0]), readHolding(second, state.mints[1])]
  if (!vaults[0] || !vaults[1]) return undefined
  const reserves = calculateReserves(state, [vaults[0].amount, vaults[1].amount])
  const isFrozen = vaults.some((vault) => vault?.state === AccountState.Frozen)
  const config = fees?.exists ? decodeAmmConfig(fees, program) : undefined
  const dead = graves.map((grave, at) => readHolding(grave, state.lpMint, deadOwners[at]))
  const [side, opposite] = state.mints[0] === mint ? ([0, 1] as const) : ([1, 0] as const)
  return {
    address: state.address,
    other: state.mints[opposite],
    decimals: { token: state.decimals[side], other: state.decimals[opposite] },
    reserves: reserves && { token: reserves[side], other: reserves[opposite] },
    shares: calculateLiquidityShares({
      lpSupply: state.lpSupply,
      minted: decodeMint({ ...lp, data: lp.data.slice(0, plainMint) }).data.supply,
      dead: dead.reduce((sum, held) => sum + (held?.amount ?? 0n), 0n),
      locked: readHolding(locks, state.lpMint, lockAuthority)?.amount ?? 0n,
    }),
    trading: tradingOf(state, { isFrozen, now }, reserves),
    opensAt: state.opensAt,
    feePpm: config && config.tradeFeePpm + (state.hasCreatorFee ? config.creatorFeePpm : 0n),
  }
}

/** What pools hold and who can withdraw it, each at one moment; what is not a pool of the known layout is left out. */
export async function readRaydiumPools(
  rpc: SolanaRpc,
  states: readonly PoolState[],
  query: Query,
): Promise<RaydiumPool[]> {
  const places = (await Promise.all(states.map((state) => placesOf(state, query)))).filter(
    (one) => one !== undefined,
  )
  const groups = Array.from({ length: Math.ceil(places.length / poolsAtOnce) }, (_, at) =>
    places.slice(at * poolsAtOnce, (at + 1) * poolsAtOnce),
  )
  const read = await Promise.all(
    groups.map(async (group) => {
      const addresses = group.flatMap((one) => one.addresses)
      const accounts = await fetchEncodedAccounts(rpc, addresses, { commitment: 'confirmed' })
      const each = accounts.length / group.length
      return group.map((_, at) => readPool(accounts.slice(at * each, (at + 1) * each), query))
    }),
  )
  return read.flat().filter((pool) => pool !== undefined)
}
