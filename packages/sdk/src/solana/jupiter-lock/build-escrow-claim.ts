import {
  AccountRole,
  type AccountSignerMeta,
  type Address,
  getProgramDerivedAddress,
  type Instruction,
  type TransactionSigner,
} from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getRevokeInstruction,
} from '@solana-program/token-2022'
import { claimEncoder, claimTag } from './escrow-codec.ts'
import { findEscrowAddress } from './find-escrow-address.ts'
import { jupiterLockProgram } from './jupiter-lock-program.ts'
import type { JupiterEscrow } from './types.ts'

const memoProgram = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr' as Address
/** The program pays what is released, and no more, where more is asked for. */
const everything = 2n ** 64n - 1n
const noHookAccounts = 0

const written = (address: Address) => ({ address, role: AccountRole.WRITABLE })
const read = (address: Address) => ({ address, role: AccountRole.READONLY })

/**
 * A recipient's claim of everything that an escrow has released, as instructions of one transaction: `claim_v2`, which
 * serves both token programs. It pays to the recipient's associated account, which is opened where it is not. Tokens with
 * a transfer hook need accounts that this does not bring.
 * @param recipient signs and pays; the program refuses everybody else
 * @param destination another account of the token that is the recipient's. The program does not ask whose it is: revocations
 * before the claim refuse any other, and end an approval on it
 */
export async function buildEscrowClaim(
  { base, mint, tokenProgram }: Pick<JupiterEscrow, 'base' | 'mint' | 'tokenProgram'>,
  recipient: TransactionSigner,
  destination?: Address,
): Promise<Instruction[]> {
  const escrow = await findEscrowAddress(base)
  const account = { owner: recipient.address, mint, tokenProgram }
  const [[vault], [ata], [events]] = await Promise.all([
    findAssociatedTokenPda({ owner: escrow, mint, tokenProgram }),
    findAssociatedTokenPda(account),
    getProgramDerivedAddress({ programAddress: jupiterLockProgram, seeds: ['__event_authority'] }),
  ])
  const payer: AccountSignerMeta = {
    address: recipient.address,
    role: AccountRole.WRITABLE_SIGNER,
    signer: recipient,
  }
  const claim: Instruction = {
    programAddress: jupiterLockProgram,
    accounts: [
      written(escrow),
      read(mint),
      written(vault),
      payer,
      written(destination ?? ata),
      read(memoProgram),
      read(tokenProgram),
      read(events),
      read(jupiterLockProgram),
    ],
    data: claimEncoder.encode({
      tag: claimTag,
      ...{ maxAmount: everything, hookAccounts: noHookAccounts },
    }),
  }
  if (destination !== undefined) {
    const config = { programAddress: tokenProgram }
    const revocation = getRevokeInstruction({ source: destination, owner: recipient }, config)
    // Who was approved can revoke too, but only once: the second one is its owner's.
    return [revocation, revocation, claim]
  }
  const opening = getCreateAssociatedTokenIdempotentInstruction({
    ...{ payer: recipient, ata, ...account },
  })
  return [opening, claim]
}
