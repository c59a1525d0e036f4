/** The token program's numbers for what can go wrong with a minting between form and block (interface of token groups). */
export const nftFailures = {
  /** The collection has as many items as it takes. */
  full: 3_406_457_177,
  /** The right to mint was given up. */
  givenUp: 3_406_457_178,
  /** Somebody else holds the right to mint. */
  notAuthority: 3_406_457_180,
} as const
