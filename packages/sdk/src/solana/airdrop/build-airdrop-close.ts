import { AccountRole, type Address, type Instruction, type TransactionSigner } from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getHarvestWithheldTokensToMintInstruction,
} from '@solana-program/token-2022'
import { airdropInstructions, bareEncoder } from './airdrop-codec.ts'
import type { AirdropPlace } from './airdrop-place.ts'

interface Ending {
  /** Whether the token can hold back fees in accounts that receive it. */
  readonly isTaxed: boolean
  /** An open account of the creator's; else the associated one, which is opened where it is not. */
  readonly destination?: Address
}

/**
 * The end of an airdrop that is over, as instructions of one transaction: what is left goes to an account of the creator's,
 * and the deposits to the creator.
 */
export async function buildAirdropClose(
  { program, tokenProgram, airdrop }: AirdropPlace,
  creator: TransactionSigner,
  { isTaxed, destination }: Ending,
): Promise<Instruction[]> {
  const { mint, vault, address } = airdrop
  const account = { owner: creator.address, mint, tokenProgram }
  const [ata] = await findAssociatedTokenPda(account)
  const close: Instruction = {
    programAddress: program,
    accounts: [
      { ...{ address: creator.address, role: AccountRole.WRITABLE_SIGNER, signer: creator } },
      { address, role: AccountRole.WRITABLE },
      { address: vault, role: AccountRole.WRITABLE },
      { address: destination ?? ata, role: AccountRole.WRITABLE },
      { address: mint, role: AccountRole.READONLY },
      { address: tokenProgram, role: AccountRole.READONLY },
    ],
    data: bareEncoder.encode({ kind: airdropInstructions.close }),
  }
  const opening =
    destination === undefined
      ? [getCreateAssociatedTokenIdempotentInstruction({ payer: creator, ata, ...account })]
      : []
  // Fees that the token held back in the vault would keep it from closing.
  const harvest = isTaxed
    ? [getHarvestWithheldTokensToMintInstruction({ mint, sources: [vault] })]
    : []
  return [...opening, ...harvest, close]
}
