import type { Address, Instruction, TransactionSigner } from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getHarvestWithheldTokensToMintInstruction,
  getWithdrawWithheldTokensFromMintInstruction,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'
import type { TaxBalance } from './get-tax-balance.ts'

/** Accounts that one transaction can gather from; the others wait for the next. */
export const maxTaxSources = 20

/** Gathers withheld tax from the accounts that hold most, and pays all that is gathered to its collector. */
export async function buildTaxCollection(
  mint: Address,
  collector: TransactionSigner,
  { sources }: TaxBalance,
): Promise<Instruction[]> {
  const account = { owner: collector.address, mint, tokenProgram: TOKEN_2022_PROGRAM_ADDRESS }
  const [token] = await findAssociatedTokenPda(account)
  const gathered = sources.slice(0, maxTaxSources).map(({ address }) => address)
  return [
    getCreateAssociatedTokenIdempotentInstruction({ payer: collector, ata: token, ...account }),
    ...(gathered.length > 0
      ? [getHarvestWithheldTokensToMintInstruction({ mint, sources: gathered })]
      : []),
    getWithdrawWithheldTokensFromMintInstruction({
      mint,
      feeReceiver: token,
      withdrawWithheldAuthority: collector,
    }),
  ]
}
