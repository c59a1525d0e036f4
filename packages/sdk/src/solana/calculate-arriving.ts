/** A transfer fee of Token-2022: of each transfer a part, rounded up, and at most so many base units. */
export interface TransferFee {
  readonly bps: number
  readonly max: bigint
}

const wholeBps = 10_000n

/** What arrives of an amount. */
export function calculateArriving(amount: bigint, { bps, max }: TransferFee): bigint {
  const part = (amount * BigInt(bps) + wholeBps - 1n) / wholeBps
  return amount - (part < max ? part : max)
}
