import type { Address, Instruction, TransactionSigner } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
} from '@solana-program/token-2022'
import { findPoolAddresses } from './find-pool-addresses.ts'
import { creationEncoder, poolInstructions } from './pool-codec.ts'
import { poolMetas } from './pool-metas.ts'
import type { PoolPlace } from './pool-place.ts'
import type { SolanaPoolDraft } from './types.ts'

/** A pool's creation, and where it and its vaults will be. */
export interface PoolCreation extends PoolPlace {
  readonly instructions: readonly Instruction[]
}

/**
 * A new pool as instructions of one transaction: both vaults are opened, for an address each, and the rewards come from the
 * owner's associated account.
 * @param id tells the pools of one owner and token apart
 */
export async function buildPoolCreation(
  program: Address,
  owner: TransactionSigner,
  draft: SolanaPoolDraft,
  id: bigint,
): Promise<PoolCreation> {
  const { stake, reward, amount, rate, startAt, endAt, deadlineAt } = draft
  const { lockSeconds, limit, limitSeconds } = draft
  const place = { owner: owner.address, stakeMint: stake.mint, id }
  const { pool, rewards } = await findPoolAddresses(program, place)
  const [[stakeVault], [rewardVault], [source]] = await Promise.all([
    findAssociatedTokenPda({ owner: pool, ...stake }),
    findAssociatedTokenPda({ owner: rewards, ...reward }),
    findAssociatedTokenPda({ owner: owner.address, ...reward }),
  ])
  const { written, read, signer } = poolMetas
  const creation: Instruction = {
    programAddress: program,
    accounts: [
      ...[signer(owner), written(pool), read(stake.mint), written(stakeVault)],
      ...[read(stake.tokenProgram), read(rewards), read(reward.mint), written(rewardVault)],
      ...[read(reward.tokenProgram), written(source), read(SYSTEM_PROGRAM_ADDRESS)],
    ],
    data: creationEncoder.encode({
      kindOfCall: poolInstructions.create,
      ...{ id, amount, rate, startAt, endAt, deadlineAt, lockSeconds, limit, limitSeconds },
    }),
  }
  return {
    ...{ program, pool, rewards, stakeVault, rewardVault, stake, reward },
    instructions: [
      getCreateAssociatedTokenIdempotentInstruction({
        ...{ payer: owner, ata: stakeVault, owner: pool, ...stake },
      }),
      getCreateAssociatedTokenIdempotentInstruction({
        ...{ payer: owner, ata: rewardVault, owner: rewards, ...reward },
      }),
      creation,
    ],
  }
}
