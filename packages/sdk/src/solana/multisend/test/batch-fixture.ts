import {
  type Address,
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  getAddressDecoder,
  getBase64EncodedWireTransaction,
} from '@solana/kit'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { composeMessage } from '../../compose-message.ts'
import { buildSendBatch } from '../build-send-batch.ts'
import type { SendPayment } from '../types.ts'

/** An address for each number below 256. */
export const addressOf = (number: number): Address =>
  getAddressDecoder().decode(new Uint8Array(32).fill(number))

/** Who pays out of `source`, by a list that has this reference. */
export const [sender, mint, source, reference] = [200, 202, 203, 204].map(addressOf) as [
  Address,
  Address,
  Address,
  Address,
]

/** What is paid. */
export const token = {
  ...{ mint, program: TOKEN_2022_PROGRAM_ADDRESS, name: '', symbol: '', decimals: 0 },
  ...{ transferFeeBps: 0, accountBytes: 165 },
}

export const lifetime = {
  blockhash: addressOf(205) as unknown as Blockhash,
  lastValidBlockHeight: 1n,
}

/** A transaction of one payment, as a node has it. */
export function wireOf(payment: SendPayment, payer: Address = sender): string {
  const signer = createNoopSigner(payer)
  const instructions = buildSendBatch({ token, source, reference }, signer, [payment])
  const message = composeMessage({ payer: signer, instructions }, lifetime)
  return getBase64EncodedWireTransaction(compileTransaction(message))
}
