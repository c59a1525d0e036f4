import {
  AccountRole,
  type AccountSignerMeta,
  type Address,
  getAddressEncoder,
  getProgramDerivedAddress,
  getStructEncoder,
  getU8Encoder,
  getU64Encoder,
  type Instruction,
  type TransactionSigner,
} from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { ASSOCIATED_TOKEN_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { buildUnitLimit } from '../build-unit-limit.ts'
import { findTokenAccount } from '../find-token-account.ts'
import { firstTokenProgram } from '../first-token-program.ts'
import type { BothSides } from './decode-pool-state.ts'
import { findLockAuthority } from './find-lock-authority.ts'
import { findPoolAccounts } from './find-pool-accounts.ts'
import type { RaydiumPrograms } from './find-raydium-programs.ts'
import { orderMints } from './order-mints.ts'

/** Liquidity that its holder locks forever. */
export interface LiquidityLockParams {
  readonly pool: Address
  /** Tokens of the pool, in any order. */
  readonly mints: BothSides<Address>
  /** LP tokens in base units, of nine decimals. */
  readonly amount: bigint
  /** A new key pair: the NFT whose holder collects the fees. */
  readonly nft: TransactionSigner
}

/** A lock of liquidity. */
export interface LiquidityLock {
  readonly instructions: readonly Instruction[]
  /** Accounts that it opens where they are not there: they hold its deposits. */
  readonly opened: readonly Address[]
}

/** The SDK's tag of `lockCpLiquidity`. */
const lockTag = Uint8Array.of(...[216, 157, 29, 78, 38, 51, 31, 26])
const rentSysvar = 'SysvarRent111111111111111111111111111111111' as Address
/** Metaplex Token Metadata, which gives the NFT its name. */
const metadataProgram = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s' as Address

/** As the SDK sets for its transactions: an NFT with its texts, in calls of calls, takes more than one instruction gets. */
const unitsMax = 600_000

const argumentsEncoder = getStructEncoder([
  ['amount', getU64Encoder()],
  ['withMetadata', getU8Encoder()],
])

async function findAddress(programAddress: Address, seeds: readonly (string | Address)[]) {
  const [address] = await getProgramDerivedAddress({
    programAddress,
    seeds: seeds.map((seed, at) => (at === 0 ? seed : getAddressEncoder().encode(seed as Address))),
  })
  return address
}

const signed = (signer: TransactionSigner): AccountSignerMeta => ({
  ...{ address: signer.address, role: AccountRole.WRITABLE_SIGNER, signer },
})
const writable = (address: Address) => ({ address, role: AccountRole.WRITABLE }) as const
const readonly = (address: Address) => ({ address, role: AccountRole.READONLY }) as const

/**
 * Locks LP tokens in Raydium's lock program, which never gives them back; who holds the NFT collects the fees. Source:
 * `cpmmLockPositionInstruction` of Raydium's SDK, which alone publishes this interface.
 */
export async function buildLiquidityLock(
  { pools, locks }: RaydiumPrograms,
  owner: TransactionSigner,
  { pool, mints, amount, nft }: LiquidityLockParams,
): Promise<LiquidityLock> {
  const { lpMint, vaults } = await findPoolAccounts(pools, pool, orderMints(mints))
  const authority = await findLockAuthority(locks)
  const lp = { mint: lpMint, program: firstTokenProgram }
  const [lock, metadata, nftAccount, source, destination] = await Promise.all([
    findAddress(locks, ['locked_liquidity', nft.address]),
    findAddress(metadataProgram, ['metadata', metadataProgram, nft.address]),
    findTokenAccount(owner.address, { mint: nft.address, program: firstTokenProgram }),
    findTokenAccount(owner.address, lp),
    findTokenAccount(authority, lp),
  ])
  const instruction: Instruction = {
    programAddress: locks,
    accounts: [
      readonly(authority),
      signed(owner),
      { ...signed(owner), role: AccountRole.READONLY_SIGNER },
      readonly(owner.address),
      signed(nft),
      writable(nftAccount),
      readonly(pool),
      writable(lock),
      readonly(lpMint),
      ...[source, destination, ...vaults, metadata].map(writable),
      ...[rentSysvar, SYSTEM_PROGRAM_ADDRESS, firstTokenProgram].map(readonly),
      ...[ASSOCIATED_TOKEN_PROGRAM_ADDRESS, metadataProgram].map(readonly),
    ],
    data: Uint8Array.of(...lockTag, ...argumentsEncoder.encode({ amount, withMetadata: 1 })),
  }
  return {
    instructions: [buildUnitLimit(unitsMax), instruction],
    opened: [nft.address, nftAccount, lock, destination, metadata],
  }
}
