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
import { findBuyerAddress } from './find-buyer-address.ts'
import { bareEncoder, presaleInstructions } from './presale-codec.ts'
import type { PresalePlace } from './presale-place.ts'

/** Who is paid: an address that somebody else pays the transaction for, or a wallet that signs for itself. */
export type PaidWallet = { readonly address: Address } | { readonly signer: TransactionSigner }

/** Whose claim it is. A wallet that signs for itself may say into which of its accounts of the token it is paid. */
export type PresaleClaimant =
  | { readonly address: Address }
  | { readonly signer: TransactionSigner; readonly destination?: Address }

const written = (address: Address): AccountMeta => ({ address, role: AccountRole.WRITABLE })
const read = (address: Address): AccountMeta => ({ address, role: AccountRole.READONLY })
const addressOf = (wallet: PaidWallet) =>
  'signer' in wallet ? wallet.signer.address : wallet.address
/** The wallet as an account that is paid, and signs where it can. */
export const metaOfPaid = (wallet: PaidWallet): AccountMeta | AccountSignerMeta =>
  'signer' in wallet
    ? {
        address: wallet.signer.address,
        role: AccountRole.WRITABLE_SIGNER,
        signer: wallet.signer,
      }
    : written(wallet.address)

/**
 * Gives a wallet its contribution back: while the presale is open only where the wallet signs.
 * @param inviters who invited the wallet, and who is above, while the presale is open (`getInviters`)
 */
export async function buildPresaleRefund(
  { program, presale }: Pick<PresalePlace, 'program' | 'presale'>,
  wallet: PaidWallet,
  inviters: readonly Address[] = [],
): Promise<Instruction> {
  const places = await Promise.all(
    [addressOf(wallet), ...inviters].map((one) => findBuyerAddress(program, presale, one)),
  )
  return {
    programAddress: program,
    accounts: [metaOfPaid(wallet), ...[presale, ...places].map(written)],
    data: bareEncoder.encode({ kindOfCall: presaleInstructions.refund }),
  }
}

/**
 * Pays a wallet what is released of its tokens into its associated account, which the payer opens where it is not, or into
 * another one that the wallet says. Of a token with a transfer fee the wallet signs until all is released.
 * @param hasLeft whether the wallet took everything out before the end: it is paid its deposit, and needs no account of tokens
 */
export async function buildPresaleClaim(
  { program, tokenProgram, presale, vault, mint }: PresalePlace,
  payer: TransactionSigner,
  wallet: PresaleClaimant,
  hasLeft = false,
): Promise<Instruction[]> {
  const account = { owner: addressOf(wallet), mint, tokenProgram }
  const [[ata], buyer] = await Promise.all([
    findAssociatedTokenPda(account),
    findBuyerAddress(program, presale, account.owner),
  ])
  const chosen = 'signer' in wallet ? wallet.destination : undefined
  const claim: Instruction = {
    programAddress: program,
    accounts: [
      metaOfPaid(wallet),
      ...[presale, buyer, vault, chosen ?? ata].map(written),
      ...[mint, tokenProgram].map(read),
    ],
    data: bareEncoder.encode({ kindOfCall: presaleInstructions.claim }),
  }
  if (hasLeft || chosen !== undefined) return [claim]
  return [getCreateAssociatedTokenIdempotentInstruction({ payer, ata, ...account }), claim]
}
