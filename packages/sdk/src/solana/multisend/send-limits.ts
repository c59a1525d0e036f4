/** Limits of lists that are sent on Solana. */
export const sendLimits = {
  /** Recipients of one list. */
  rowsMax: 10_000,
  /** Most that one recipient gets, and all of them together: the program counts in 64 bits. */
  amountMax: 2n ** 64n - 1n,
  /** Bytes that one packet of the network holds. */
  packetBytes: 1_232,
  /** Of them for what a wallet adds: the program of priority fees, with its price and its limit. */
  walletBytes: 60,
  /** Transactions that are signed at once: all must come into blocks before their common blockhash is too old. */
  perSignature: 40,
  /** Transactions that are on their way at once. */
  inFlight: 8,
  /** Slots after another device's last transaction of a list: what it signed is in a block by then, or never will be. */
  elsewhereSlots: 450n,
  /** Slots that are looked through for payments of other lists: about a week. */
  recentSlots: 1_512_000n,
  /** Transactions in a row that pay nobody of a list, after which no other is looked through. */
  quietTransactions: 40,
  /** Lamports of one signature in one transaction. */
  signatureLamports: 5_000n,
} as const
