import { AccountRole, type Instruction, type TransactionSigner } from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getHarvestWithheldTokensToMintInstruction,
} from '@solana-program/token-2022'
import { airdropInstructions, bareEncoder } from './airdrop-codec.ts'
import type { AirdropPlace } from './airdrop-place.ts'

/**
 * The end of an airdrop that is over, as instructions of one transaction: what is left goes to the creator's associated
 * account, and the deposits to the creator.
 * @param isTaxed whether the token can hold back fees in accounts that receive it
 */
export async function buildAirdropClose(
  { program, tokenProgram, airdrop }: AirdropPlace,
  creator: TransactionSigner,
  isTaxed: boolean,
): Promise<Instruction[]> {
  const { mint, vault, address } = airdrop
  const account = { owner: creator.address, mint, tokenProgram }
  const [ata] = await findAssociatedTokenPda(account)
  const close: Instruction = {
    programAddress: program,
    accounts: [
      {
        ...{ address: creator.address, role: AccountRole.WRITABLE_SIGNER, signer: creator },
      },
      { address, role: AccountRole.WRITABLE },
      { address: vault, role: AccountRole.WRITABLE },
      { address: ata, role: AccountRole.WRITABLE },
      { address: mint, role: AccountRole.READONLY },
      { address: tokenProgram, role: AccountRole.READONLY },
    ],
    data: bareEncoder.encode({ kind: airdropInstructions.close }),
  }
  const opening = getCreateAssociatedTokenIdempotentInstruction({ payer: creator, ata, ...account })
  // Fees that the token held back in the vault would keep it from closing.
  const harvest = isTaxed
    ? [getHarvestWithheldTokensToMintInstruction({ mint, sources: [vault] })]
    : []
  return [opening, ...harvest, close]
}
