import {
  type AccountMeta,
  AccountRole,
  type AccountSignerMeta,
  type Address,
  type Instruction,
  type TransactionSigner,
} from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
} from '@solana-program/token-2022'
import { airdropInstructions, claimEncoder } from './airdrop-codec.ts'
import type { AirdropPlace } from './airdrop-place.ts'

/** An entry, and what leads from it to the root. */
export interface ProvenEntry {
  readonly index: number
  readonly amount: bigint
  readonly proof: readonly Uint8Array[]
}

/** Who is paid: an address, or a wallet that signs for itself and may say into which of its accounts. */
export type Claimant =
  | { readonly address: Address }
  | { readonly signer: TransactionSigner; readonly destination?: Address }

function join(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/**
 * The claim of an entry as instructions of one transaction. The claimant's associated account is opened where it is not, at
 * the payer's expense; anybody may pay, but of a token with a transfer fee the claimant signs until all is released.
 */
export async function buildAirdropClaim(
  { program, tokenProgram, airdrop }: AirdropPlace,
  payer: TransactionSigner,
  claimant: Claimant,
  entry: ProvenEntry,
): Promise<Instruction[]> {
  const signer = 'signer' in claimant ? claimant.signer : undefined
  const owner = 'signer' in claimant ? claimant.signer.address : claimant.address
  const chosen = 'signer' in claimant ? claimant.destination : undefined
  const { mint, vault, address } = airdrop
  const [ata] = await findAssociatedTokenPda({ owner, mint, tokenProgram })
  const who: AccountMeta | AccountSignerMeta = signer
    ? { address: owner, role: AccountRole.READONLY_SIGNER, signer }
    : { address: owner, role: AccountRole.READONLY }
  const claim: Instruction = {
    programAddress: program,
    accounts: [
      who,
      { address, role: AccountRole.WRITABLE },
      { address: vault, role: AccountRole.WRITABLE },
      { address: chosen ?? ata, role: AccountRole.WRITABLE },
      { address: mint, role: AccountRole.READONLY },
      { address: tokenProgram, role: AccountRole.READONLY },
    ],
    data: claimEncoder.encode({
      kind: airdropInstructions.claim,
      ...{ index: entry.index, amount: entry.amount, proof: join(entry.proof) },
    }),
  }
  if (chosen !== undefined) return [claim]
  const opening = getCreateAssociatedTokenIdempotentInstruction({
    ...{ payer, ata, owner, mint, tokenProgram },
  })
  return [opening, claim]
}
