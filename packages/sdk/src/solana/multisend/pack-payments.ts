import { sendLimits } from './send-limits.ts'
import type { SendPayment } from './types.ts'

const keyBytes = 32
/** Signature and its count, version, header, counts of keys, instructions and tables, and the blockhash. */
const envelopeBytes = 1 + 64 + 1 + 3 + 1 + keyBytes + 1 + 1
/** Sender, its account, the token, its program, and the list's reference. */
const commonKeys = 5
/** The programs of accounts and of the system, where an account is opened. */
const openingKeys = 2
/** A transfer: program, four accounts, ten bytes of data, and their counts. */
const transferBytes = 1 + 1 + 4 + 1 + 10
/** The opening of an account: program, six accounts, at most one byte of data, and their counts. */
const openingBytes = 1 + 1 + 6 + 1 + 1
/** The reference stands as a fifth account of the last transfer. */
const referenceBytes = 1
const fullBytes = sendLimits.packetBytes - sendLimits.walletBytes

/** Bytes of one transaction that makes these payments. */
function sizeOf(payments: readonly SendPayment[]): number {
  const opening = payments.filter(({ opening: how }) => how !== 'no').length
  const common = envelopeBytes + commonKeys * keyBytes + referenceBytes
  return (
    common +
    (opening > 0 ? openingKeys * keyBytes : 0) +
    payments.length * (keyBytes + transferBytes) +
    opening * (keyBytes + openingBytes)
  )
}

/**
 * Divides payments into transactions, in their order, each as full as a packet allows beside a priority fee that the
 * wallet may add: 18, or 9 that open accounts.
 */
export function packPayments(payments: readonly SendPayment[]): SendPayment[][] {
  const batches: SendPayment[][] = []
  for (const payment of payments) {
    const last = batches.at(-1)
    // Somebody who stands twice in a list: the second payment finds the account open, in another transaction too.
    if (last && sizeOf([...last, payment]) <= fullBytes) last.push(payment)
    else batches.push([payment])
  }
  return batches
}
