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
import { findPresaleAddress } from './find-presale-address.ts'
import { creationEncoder, presaleInstructions } from './presale-codec.ts'
import { type SolanaPresaleDraft, solanaPresaleFlags } from './types.ts'

/** A presale's creation, and where the presale and its vault will be. */
export interface PresaleCreation {
  readonly presale: Address
  readonly vault: Address
  readonly instructions: readonly Instruction[]
}

/**
 * A new presale as instructions of one transaction: its vault is opened, and the tokens come from the creator's associated
 * account.
 * @param id tells the presales of one creator and token apart
 */
export async function buildPresaleCreation(
  program: Address,
  creator: TransactionSigner,
  draft: SolanaPresaleDraft,
  id: bigint,
): Promise<PresaleCreation> {
  const { mint, tokenProgram, burnsUnsold, infoKey, inviterBps, ...terms } = draft
  const presale = await findPresaleAddress(program, { creator: creator.address, mint, id })
  const [[vault], [source]] = await Promise.all([
    findAssociatedTokenPda({ owner: presale, mint, tokenProgram }),
    findAssociatedTokenPda({ owner: creator.address, mint, tokenProgram }),
  ])
  const opening = getCreateAssociatedTokenIdempotentInstruction({
    ...{ payer: creator, ata: vault, owner: presale, mint, tokenProgram },
  })
  const seller: AccountSignerMeta = {
    ...{ address: creator.address, role: AccountRole.WRITABLE_SIGNER, signer: creator },
  }
  const creation: Instruction = {
    programAddress: program,
    accounts: [
      seller,
      { address: presale, role: AccountRole.WRITABLE },
      { address: vault, role: AccountRole.WRITABLE },
      { address: source, role: AccountRole.WRITABLE },
      { address: mint, role: AccountRole.READONLY },
      { address: tokenProgram, role: AccountRole.READONLY },
      { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
    ],
    data: creationEncoder.encode({
      kindOfCall: presaleInstructions.create,
      ...{ id, ...terms },
      flags: burnsUnsold ? solanaPresaleFlags.burns : 0,
      inviterBps: [0, 1, 2].map((level) => inviterBps[level] ?? 0),
      infoKey: new TextEncoder().encode(infoKey),
    }),
  }
  return { presale, vault, instructions: [opening, creation] }
}
