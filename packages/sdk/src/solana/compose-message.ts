import {
  appendTransactionMessageInstructions,
  type Blockhash,
  createTransactionMessage,
  type Instruction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  type TransactionSigner,
} from '@solana/kit'

/** What is to be done in one transaction, and who pays for it. */
export interface SolanaTransactionRequest {
  readonly payer: TransactionSigner
  readonly instructions: readonly Instruction[]
}

/** The blockhash that a transaction names, and the last block that takes it. */
export interface SolanaLifetime {
  readonly blockhash: Blockhash
  readonly lastValidBlockHeight: bigint
}

/** A request as one transaction message. */
export function composeMessage(
  { payer, instructions }: SolanaTransactionRequest,
  lifetime: SolanaLifetime,
) {
  return pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayerSigner(payer, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    (timed) => appendTransactionMessageInstructions(instructions, timed),
  )
}
