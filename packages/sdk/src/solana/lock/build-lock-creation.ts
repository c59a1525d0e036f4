import {
  AccountRole,
  type AccountSignerMeta,
  type Address,
  type Instruction,
  type TransactionSigner,
} from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
} from '@solana-program/token-2022'
import { findLockAddress } from './find-lock-address.ts'
import { creationEncoder, lockInstructions } from './lock-codec.ts'
import type { SolanaLockDraft } from './types.ts'

const noSchedule = { cliffAt: 0, cycleSeconds: 0, firstBps: 0, cycleBps: 0 }

/** A lock's creation, and where the lock and its vault will be. */
export interface LockCreation {
  readonly lock: Address
  readonly vault: Address
  readonly instructions: readonly Instruction[]
}

/**
 * A new lock as instructions of one transaction: its vault is opened, and the tokens come from the creator's associated
 * account.
 * @param id tells the locks of one creator and token apart
 */
export async function buildLockCreation(
  program: Address,
  creator: TransactionSigner,
  draft: SolanaLockDraft,
  id: bigint,
): Promise<LockCreation> {
  const { mint, tokenProgram, amount, owner, unlockAt, schedule = noSchedule } = draft
  const lock = await findLockAddress(program, { creator: creator.address, mint, id })
  const [[vault], [source]] = await Promise.all([
    findAssociatedTokenPda({ owner: lock, mint, tokenProgram }),
    findAssociatedTokenPda({ owner: creator.address, mint, tokenProgram }),
  ])
  const opening = getCreateAssociatedTokenIdempotentInstruction({
    ...{ payer: creator, ata: vault, owner: lock, mint, tokenProgram },
  })
  const payer: AccountSignerMeta = {
    address: creator.address,
    role: AccountRole.WRITABLE_SIGNER,
    signer: creator,
  }
  const creation: Instruction = {
    programAddress: program,
    accounts: [
      payer,
      { address: lock, role: AccountRole.WRITABLE },
      { address: vault, role: AccountRole.WRITABLE },
      { address: source, role: AccountRole.WRITABLE },
      { address: mint, role: AccountRole.READONLY },
      { address: tokenProgram, role: AccountRole.READONLY },
      { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
      { address: owner, role: AccountRole.READONLY },
    ],
    data: creationEncoder.encode({
      kind: lockInstructions.create,
      ...{ id, amount, unlockAt, ...schedule },
    }),
  }
  return { lock, vault, instructions: [opening, creation] }
}
