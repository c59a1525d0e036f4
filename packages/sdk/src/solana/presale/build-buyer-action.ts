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
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
} from '@solana-program/token-2022'
import { findBuyerAddress } from './find-buyer-address.ts'
import { bareEncoder, presaleInstructions } from './presale-codec.ts'
import type { PresalePlace } from './presale-place.ts'

/** Who is paid: an address that somebody else pays the transaction for, or a wallet that signs for itself. */
export type PaidWallet = { readonly address: Address } | { readonly signer: TransactionSigner }

const written = (address: Address): AccountMeta => ({ address, role: AccountRole.WRITABLE })
const read = (address: Address): AccountMeta => ({ address, role: AccountRole.READONLY })
const addressOf = (wallet: PaidWallet) =>
  'signer' in wallet ? wallet.signer.address : wallet.address
const metaOf = (wallet: PaidWallet): AccountMeta | AccountSignerMeta =>
  'signer' in wallet
    ? {
        address: wallet.signer.address,
        role: AccountRole.WRITABLE_SIGNER,
        signer: wallet.signer,
      }
    : written(wallet.address)

/** Gives a wallet its contribution back: while the presale is open only where the wallet signs. */
export async function buildPresaleRefund(
  { program, presale }: Pick<PresalePlace, 'program' | 'presale'>,
  wallet: PaidWallet,
): Promise<Instruction> {
  const buyer = await findBuyerAddress(program, presale, addressOf(wallet))
  return {
    programAddress: program,
    accounts: [metaOf(wallet), written(presale), written(buyer)],
    data: bareEncoder.encode({ kindOfCall: presaleInstructions.refund }),
  }
}

/**
 * Pays a wallet what is released of its tokens into its associated account, which the payer opens where it is not. Of a token
 * with a transfer fee the wallet signs until all is released.
 * @param use `once` closes that account again, for a wallet that signs: who has left gets a deposit back and no tokens
 */
export async function buildPresaleClaim(
  { program, tokenProgram, presale, vault, mint }: PresalePlace,
  payer: TransactionSigner,
  wallet: PaidWallet,
  use: 'kept' | 'once' = 'kept',
): Promise<Instruction[]> {
  const account = { owner: addressOf(wallet), mint, tokenProgram }
  const [[ata], buyer] = await Promise.all([
    findAssociatedTokenPda(account),
    findBuyerAddress(program, presale, account.owner),
  ])
  const claim: Instruction = {
    programAddress: program,
    accounts: [
      metaOf(wallet),
      ...[presale, buyer, vault, ata].map(written),
      ...[mint, tokenProgram].map(read),
    ],
    data: bareEncoder.encode({ kindOfCall: presaleInstructions.claim }),
  }
  const opening = getCreateAssociatedTokenIdempotentInstruction({ payer, ata, ...account })
  if (use === 'kept' || !('signer' in wallet)) return [opening, claim]
  const closing = getCloseAccountInstruction(
    { account: ata, destination: account.owner, owner: wallet.signer },
    { programAddress: tokenProgram },
  )
  return [opening, claim, closing]
}
