/** Bounds of a request for a signature. */
export const signLimits = {
  /** Transactions of one request. */
  maxCalls: 5,
  /** Bytes of call data, all transactions together. */
  maxDataBytes: 32_768,
  /** Characters of what the request says it is for. */
  maxPurpose: 140,
  /** Seconds from now after which no request may still stand. */
  maxSeconds: 86_400,
  /** Seconds in which the signers of a contract account confirm one after the other, over a weekend too. */
  signersSeconds: 604_800,
  /** Characters of a link's payload. */
  maxPayload: 32_768,
} as const
