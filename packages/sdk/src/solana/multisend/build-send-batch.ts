import { AccountRole, type Instruction, type TransactionSigner } from '@solana/kit'
import {
  getCreateAssociatedTokenIdempotentInstruction,
  getCreateAssociatedTokenInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token-2022'
import type { SendPayment, SendPlan } from './types.ts'

/** Payments as instructions of one transaction, the last of which names the list. */
export function buildSendBatch(
  { token, source, reference }: Pick<SendPlan, 'token' | 'source' | 'reference'>,
  signer: TransactionSigner,
  payments: readonly SendPayment[],
): Instruction[] {
  const { mint, program: programAddress, decimals } = token
  const instructions: Instruction[] = payments.flatMap(({ address, account, amount, opening }) => {
    const transfer = getTransferCheckedInstruction(
      { source, mint, destination: account, authority: signer, amount, decimals },
      { programAddress },
    )
    if (opening === 'no') return [transfer]
    const place = {
      payer: signer,
      ata: account,
      owner: address,
      mint,
      tokenProgram: programAddress,
    }
    return [
      opening === 'once'
        ? getCreateAssociatedTokenInstruction(place)
        : getCreateAssociatedTokenIdempotentInstruction(place),
      transfer,
    ]
  })
  const last = instructions.at(-1)
  if (!last) return []
  const named = { address: reference, role: AccountRole.READONLY }
  return [...instructions.slice(0, -1), { ...last, accounts: [...(last.accounts ?? []), named] }]
}
