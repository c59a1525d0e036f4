/** What a deposit leaves. */
export interface OwnerDeposit {
  /** Of the whole supply, outside the presale. */
  readonly rest: bigint
  /** What the wallet lacks for it; 0 while no wallet is connected. */
  readonly missing: bigint
}

const atLeastZero = (value: bigint) => (value > 0n ? value : 0n)

/** What a deposit of `needed` leaves of the supply, and what the wallet lacks for it; base units. */
export function calculateOwnerDeposit(
  needed: bigint,
  token: { readonly totalSupply: bigint; readonly balance: bigint | undefined },
): OwnerDeposit {
  return {
    rest: atLeastZero(token.totalSupply - needed),
    missing: token.balance === undefined ? 0n : atLeastZero(needed - token.balance),
  }
}
