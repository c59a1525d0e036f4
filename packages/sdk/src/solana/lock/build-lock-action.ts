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
  getHarvestWithheldTokensToMintInstruction,
} from '@solana-program/token-2022'
import { bareEncoder, lockInstructions, numberEncoder } from './lock-codec.ts'
import type { SolanaLock } from './types.ts'

interface Paid {
  /** An open account of the owner's; else the associated one, which is opened where it is not. */
  readonly destination?: Address
}

/** What the owner of a lock does. */
export type LockAction =
  /** Without an amount: everything that is released. */
  | ({ readonly kind: 'withdraw'; readonly amount?: bigint } & Paid)
  | { readonly kind: 'relock'; readonly unlockAt: number }
  | { readonly kind: 'give'; readonly receiver: Address }
  /** Takes the deposits of a lock from which all was withdrawn. */
  | ({ readonly kind: 'close' } & Paid)

type Payment = Extract<LockAction, { kind: 'withdraw' | 'close' }>

/** A lock, its program and the program of its token. */
export interface LockPlace {
  readonly program: Address
  readonly tokenProgram: Address
  /** Whether the token can hold back fees in accounts that receive it. */
  readonly isTaxed: boolean
  readonly lock: Pick<SolanaLock, 'address' | 'vault' | 'mint'>
}

const ownerMeta = (
  signer: TransactionSigner,
  role: AccountSignerMeta['role'],
): AccountSignerMeta => ({ address: signer.address, role, signer })
const written = (address: Address): AccountMeta => ({ address, role: AccountRole.WRITABLE })
const read = (address: Address): AccountMeta => ({ address, role: AccountRole.READONLY })

const paymentData = (action: Payment) => {
  if (action.kind === 'close') return bareEncoder.encode({ kind: lockInstructions.close })
  const { amount } = action
  return amount === undefined
    ? bareEncoder.encode({ kind: lockInstructions.withdrawReleased })
    : numberEncoder.encode({ kind: lockInstructions.withdraw, number: amount })
}

async function buildPayment(
  { program, tokenProgram, isTaxed, lock }: LockPlace,
  owner: TransactionSigner,
  action: Payment,
): Promise<Instruction[]> {
  const { mint, vault, address } = lock
  const account = { owner: owner.address, mint, tokenProgram }
  const [ata] = await findAssociatedTokenPda(account)
  const { destination = ata } = action
  const payment: Instruction = {
    programAddress: program,
    accounts: [
      ownerMeta(owner, AccountRole.WRITABLE_SIGNER),
      written(address),
      written(vault),
      written(destination),
      read(mint),
      read(tokenProgram),
    ],
    data: paymentData(action),
  }
  const opening =
    destination === ata
      ? [getCreateAssociatedTokenIdempotentInstruction({ payer: owner, ata, ...account })]
      : []
  // Fees that the token held back in the vault would keep it from closing.
  const harvest =
    action.kind === 'close' && isTaxed
      ? [getHarvestWithheldTokensToMintInstruction({ mint, sources: [vault] })]
      : []
  return [...opening, ...harvest, payment]
}

/** An owner's action on a lock as instructions of one transaction. */
export async function buildLockAction(
  place: LockPlace,
  owner: TransactionSigner,
  action: LockAction,
): Promise<Instruction[]> {
  const { program, lock } = place
  const accounts = [ownerMeta(owner, AccountRole.READONLY_SIGNER), written(lock.address)]
  if (action.kind === 'relock') {
    const data = numberEncoder.encode({ kind: lockInstructions.relock, number: action.unlockAt })
    return [{ programAddress: program, accounts, data }]
  }
  if (action.kind === 'give') {
    const data = bareEncoder.encode({ kind: lockInstructions.give })
    return [{ programAddress: program, accounts: [...accounts, read(action.receiver)], data }]
  }
  return await buildPayment(place, owner, action)
}
