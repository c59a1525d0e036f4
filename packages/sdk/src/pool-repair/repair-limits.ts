/** Limits of a repair (P-09). Those of the contracts are the contracts' own; the usual ones fill an untouched form. */
export const repairLimits = {
  /** What a V2 pool can count, budgets included. */
  reserveMax: 2n ** 112n - 1n,
  /** How far a pool may end beside the stated price, in basis points. */
  toleranceBps: 50n,
  /** A repair below this part of what is added is always allowed, as the placement of launches allows it. */
  negligiblePart: 2_000n,
  /** How much less liquidity than foreseen is taken, unless another part is typed; in basis points. */
  usualSlippageBps: 100n,
  slippageMaxBps: 5_000n,
  /** What a budget allows beyond what is foreseen: this part of the foreseen loss and this part of what is added. */
  headRoomOfLossBps: 1_000n,
  headRoomOfAmountBps: 50n,
  /** How long the params of a repair can be used. */
  usualMinutes: 30n,
  minutesMax: 1_440n,
  /** Digits after the point of a typed price. */
  priceDecimals: 36,
} as const
