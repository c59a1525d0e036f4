import type { SendPlan } from './types.ts'

/** Bytes that every account takes beside those of its own. */
const accountOverhead = 128n

/** What a wallet has to hold as long as it holds anything: the deposit of an account without any bytes of its own. */
export function calculateWalletRent({
  token,
  rentLamports,
}: Pick<SendPlan, 'token' | 'rentLamports'>): bigint {
  return (rentLamports * accountOverhead) / (accountOverhead + BigInt(token.accountBytes))
}
