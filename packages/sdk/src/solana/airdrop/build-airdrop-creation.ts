import { AccountRole, type Address, type Instruction, type TransactionSigner } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
} from '@solana-program/token-2022'
import { airdropInstructions, creationEncoder } from './airdrop-codec.ts'
import { buildAirdropExtension } from './build-airdrop-extension.ts'
import { countExtensions } from './count-extensions.ts'
import { findAirdropAddress } from './find-airdrop-address.ts'
import type { SolanaAirdropDraft } from './types.ts'

/** An airdrop's creation, and where the airdrop and its vault will be. */
export interface AirdropCreation {
  readonly airdrop: Address
  readonly vault: Address
  /** Of one transaction. */
  readonly instructions: readonly Instruction[]
  /** What makes room for the rest of a long list: in the same transaction where they are few, else in later ones. */
  readonly extensions: readonly Instruction[]
}

/**
 * A new airdrop as instructions: its vault is opened, and the tokens come from the creator's associated account.
 * @param id tells the airdrops of one creator and token apart
 */
export async function buildAirdropCreation(
  program: Address,
  creator: TransactionSigner,
  draft: SolanaAirdropDraft,
  id: bigint,
): Promise<AirdropCreation> {
  const { mint, tokenProgram, endAt = 0, listKey, ...terms } = draft
  const airdrop = await findAirdropAddress(program, { creator: creator.address, mint, id })
  const [[vault], [source]] = await Promise.all([
    findAssociatedTokenPda({ owner: airdrop, mint, tokenProgram }),
    findAssociatedTokenPda({ owner: creator.address, mint, tokenProgram }),
  ])
  const opening = getCreateAssociatedTokenIdempotentInstruction({
    ...{ payer: creator, ata: vault, owner: airdrop, mint, tokenProgram },
  })
  const creation: Instruction = {
    programAddress: program,
    accounts: [
      {
        ...{ address: creator.address, role: AccountRole.WRITABLE_SIGNER, signer: creator },
      },
      { address: airdrop, role: AccountRole.WRITABLE },
      { address: vault, role: AccountRole.WRITABLE },
      { address: source, role: AccountRole.WRITABLE },
      { address: mint, role: AccountRole.READONLY },
      { address: tokenProgram, role: AccountRole.READONLY },
      { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
    ],
    data: creationEncoder.encode({
      kind: airdropInstructions.create,
      ...{ id, endAt, ...terms },
      listKey: new TextEncoder().encode(listKey),
    }),
  }
  const extension = buildAirdropExtension(program, creator, airdrop)
  const count = countExtensions(draft.entries, draft.releaseSeconds)
  const extensions = Array.from({ length: count }, () => extension)
  return { airdrop, vault, instructions: [opening, creation], extensions }
}
