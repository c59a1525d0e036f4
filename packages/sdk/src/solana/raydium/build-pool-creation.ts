import {
  AccountRole,
  type AccountSignerMeta,
  type Address,
  getAddressEncoder,
  getProgramDerivedAddress,
  getStructEncoder,
  getU64Encoder,
  type Instruction,
  type TransactionSigner,
} from '@solana/kit'
import { getTransferSolInstruction, SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  findAssociatedTokenPda,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getSyncNativeInstruction,
} from '@solana-program/token-2022'
import { firstTokenProgram } from '../first-token-program.ts'
import { wrappedSolMints } from '../wrapped-sol-mints.ts'
import type { BothSides } from './decode-pool-state.ts'
import { findPoolAccounts } from './find-pool-accounts.ts'
import { findPoolAddress } from './find-pool-address.ts'
import type { RaydiumPrograms } from './find-raydium-programs.ts'
import { orderMints } from './order-mints.ts'

/** A pool's creation, and where the pool will be. */
export interface RaydiumPoolCreation {
  readonly pool: Address
  readonly instructions: readonly Instruction[]
}

/** What a new pool of a token and SOL begins with. */
export interface RaydiumPoolParams {
  readonly mint: Address
  /** The token program that it is of. */
  readonly program: Address
  /** Address of its fees. */
  readonly config: Address
  /** Base units that leave the creator. */
  readonly tokenAmount: bigint
  readonly lamports: bigint
  /** Whether the creator has an account of wrapped SOL already: what else it holds stays there. */
  readonly keepsWrapped: boolean
}

/** Anchor's hash of `global:initialize`. */
const initializeTag = Uint8Array.of(...[175, 175, 109, 31, 13, 152, 155, 237])
const rentSysvar = 'SysvarRent111111111111111111111111111111111' as Address
const wrappedSol = wrappedSolMints[0] as Address

const argumentsEncoder = getStructEncoder([
  ['amount0', getU64Encoder()],
  ['amount1', getU64Encoder()],
  ['opensAt', getU64Encoder()],
])

async function findAddress(programAddress: Address, seed: string, ...accounts: Address[]) {
  const seeds = [seed, ...accounts.map((account) => getAddressEncoder().encode(account))]
  return (await getProgramDerivedAddress({ programAddress, seeds }))[0]
}

const findHolding = async (owner: Address, mint: Address, tokenProgram: Address) =>
  (await findAssociatedTokenPda({ owner, mint, tokenProgram }))[0]

const writable = (address: Address) => ({ address, role: AccountRole.WRITABLE }) as const
const readonly = (address: Address) => ({ address, role: AccountRole.READONLY }) as const

interface Sides {
  readonly mints: BothSides<Address>
  readonly programs: BothSides<Address>
  readonly amounts: BothSides<bigint>
}

function orderSides({ mint, program, tokenAmount, lamports }: RaydiumPoolParams): Sides {
  const mints = orderMints([mint, wrappedSol])
  const isFirst = mints[0] === mint
  const order = <Value>(ofToken: Value, ofSol: Value) =>
    isFirst ? ([ofToken, ofSol] as const) : ([ofSol, ofToken] as const)
  return {
    mints,
    programs: order(program, firstTokenProgram),
    amounts: order(tokenAmount, lamports),
  }
}

/** The program's own instruction: accounts as `Initialize` in its `initialize.rs` has them. */
async function buildInitialization(
  { pools, feeAccount }: RaydiumPrograms,
  creator: TransactionSigner,
  { mints, programs, amounts }: Sides,
  { config, pool }: { readonly config: Address; readonly pool: Address },
): Promise<Instruction> {
  const { lpMint, vaults } = await findPoolAccounts(pools, pool, mints)
  const [authority, observation, ...held] = await Promise.all([
    findAddress(pools, 'vault_and_lp_mint_auth_seed'),
    findAddress(pools, 'observation', pool),
    findHolding(creator.address, mints[0], programs[0]),
    findHolding(creator.address, mints[1], programs[1]),
    findHolding(creator.address, lpMint, firstTokenProgram),
  ])
  const payer: AccountSignerMeta = {
    ...{ address: creator.address, role: AccountRole.WRITABLE_SIGNER, signer: creator },
  }
  return {
    programAddress: pools,
    accounts: [
      payer,
      ...[config, authority].map(readonly),
      writable(pool),
      ...mints.map(readonly),
      ...[lpMint, ...held, ...vaults, feeAccount, observation].map(writable),
      ...[firstTokenProgram, ...programs].map(readonly),
      ...[ASSOCIATED_TOKEN_PROGRAM_ADDRESS, SYSTEM_PROGRAM_ADDRESS, rentSysvar].map(readonly),
    ],
    // Open at once: the program makes a moment that has passed the next second.
    data: Uint8Array.of(
      ...initializeTag,
      ...argumentsEncoder.encode({ amount0: amounts[0], amount1: amounts[1], opensAt: 0n }),
    ),
  }
}

/**
 * A new pool of a token and SOL at its usual address, as instructions of one transaction: SOL is wrapped for
 * it, and the account for that is closed again where it was not there before.
 */
export async function buildPoolCreation(
  programs: RaydiumPrograms,
  creator: TransactionSigner,
  params: RaydiumPoolParams,
): Promise<RaydiumPoolCreation> {
  const { config, lamports, keepsWrapped } = params
  const sides = orderSides(params)
  const pool = await findPoolAddress(programs.pools, config, sides.mints)
  const wrapped = await findHolding(creator.address, wrappedSol, firstTokenProgram)
  const place = { owner: creator.address, mint: wrappedSol, tokenProgram: firstTokenProgram }
  const inProgram = { programAddress: firstTokenProgram }
  const closing = getCloseAccountInstruction(
    { account: wrapped, destination: creator.address, owner: creator },
    inProgram,
  )
  return {
    pool,
    instructions: [
      getCreateAssociatedTokenIdempotentInstruction({ payer: creator, ata: wrapped, ...place }),
      getTransferSolInstruction({ source: creator, destination: wrapped, amount: lamports }),
      getSyncNativeInstruction({ account: wrapped }, inProgram),
      await buildInitialization(programs, creator, sides, { config, pool }),
      ...(keepsWrapped ? [] : [closing]),
    ],
  }
}
