import type { Instruction, TransactionSigner } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
} from '@solana-program/token-2022'
import { findStakeAddress } from './find-stake-address.ts'
import { bareEncoder, depositEncoder, numberEncoder, poolInstructions } from './pool-codec.ts'
import { poolMetas } from './pool-metas.ts'
import type { PoolPlace } from './pool-place.ts'
import type { PoolMint, SolanaPool } from './types.ts'

const { written, read, signer } = poolMetas

/**
 * Stakes what arrives of an amount from the wallet's associated account.
 * @param terms as the wallet read the pool: another one at its address takes nothing
 */
export async function buildStakeDeposit(
  { program, pool, stakeVault, stake }: PoolPlace,
  wallet: TransactionSigner,
  amount: bigint,
  terms: Pick<SolanaPool, 'createdAt' | 'lockSeconds'>,
): Promise<Instruction> {
  const [[source], place] = await Promise.all([
    findAssociatedTokenPda({ owner: wallet.address, ...stake }),
    findStakeAddress(program, pool, wallet.address),
  ])
  const { createdAt, lockSeconds } = terms
  return {
    programAddress: program,
    accounts: [
      signer(wallet),
      ...[pool, place, stakeVault, source].map(written),
      ...[stake.mint, stake.tokenProgram, SYSTEM_PROGRAM_ADDRESS].map(read),
    ],
    data: depositEncoder.encode({
      kindOfCall: poolInstructions.stake,
      ...{ amount, createdAt, lockSeconds },
    }),
  }
}

/** Where a wallet is paid a token, and what opens its associated account where it is not. */
async function openAssociated(
  wallet: TransactionSigner,
  { mint, tokenProgram, account: ata }: PoolMint,
) {
  if (ata !== undefined) return { ata, openings: [] }
  const account = { owner: wallet.address, mint, tokenProgram }
  const [associated] = await findAssociatedTokenPda(account)
  const opening = { payer: wallet, ata: associated, ...account }
  const openings = [getCreateAssociatedTokenIdempotentInstruction(opening)]
  return { ata: associated, openings }
}

/** Gives back of a stake, and touches nothing of the rewards: they stay due until `buildHarvest`. */
export async function buildStakeWithdrawal(
  { program, pool, stakeVault, stake }: PoolPlace,
  wallet: TransactionSigner,
  amount: bigint,
): Promise<Instruction[]> {
  const [{ ata, openings }, place] = await Promise.all([
    openAssociated(wallet, stake),
    findStakeAddress(program, pool, wallet.address),
  ])
  const withdrawal: Instruction = {
    programAddress: program,
    accounts: [
      signer(wallet),
      ...[pool, place, stakeVault, ata].map(written),
      ...[stake.mint, stake.tokenProgram].map(read),
    ],
    data: numberEncoder.encode({ kindOfCall: poolInstructions.withdraw, number: amount }),
  }
  return [...openings, withdrawal]
}

/** Pays a wallet its reward. */
export async function buildHarvest(
  { program, pool, rewards, rewardVault, reward }: PoolPlace,
  wallet: TransactionSigner,
): Promise<Instruction[]> {
  const [{ ata, openings }, place] = await Promise.all([
    openAssociated(wallet, reward),
    findStakeAddress(program, pool, wallet.address),
  ])
  const harvest: Instruction = {
    programAddress: program,
    accounts: [
      signer(wallet),
      ...[pool, place].map(written),
      read(rewards),
      ...[rewardVault, ata].map(written),
      ...[reward.mint, reward.tokenProgram].map(read),
    ],
    data: bareEncoder.encode({ kindOfCall: poolInstructions.harvest }),
  }
  return [...openings, harvest]
}
