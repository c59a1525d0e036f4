/**
 * What exchanges and transfer libraries say when they refuse, in the product's own codes. Uniswap V2 and its
 * descendants revert with texts, Solady's transfers with errors that no ABI of ours lists.
 */
const venueTexts: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/Router: EXPIRED$/, 'Venue_Expired'],
  [/: INSUFFICIENT_[AB]_AMOUNT$/, 'Venue_PriceMoved'],
  [/: INSUFFICIENT_OUTPUT_AMOUNT$/, 'Venue_PriceMoved'],
  [/: EXCESSIVE_INPUT_AMOUNT$/, 'Venue_PriceMoved'],
  [/^Too little received$|^Insufficient WETH9$/, 'Venue_PriceMoved'],
  [/^Transaction too old$/, 'Venue_Expired'],
  [/: INSUFFICIENT_LIQUIDITY_MINTED$/, 'Venue_LiquidityTooSmall'],
  [/: INSUFFICIENT_LIQUIDITY$/, 'Venue_PoolEmpty'],
  [/TRANSFER_FROM_FAILED$|transferFrom failed$/, 'Token_TransferFailed'],
  [/: TRANSFER_FAILED$|transfer failed$/, 'Token_TransferFailed'],
]

/** Code of a refusal that an exchange wrote as a text; undefined for a text that nobody knows. */
export function findVenueCode(reason: string): string | undefined {
  return venueTexts.find(([pattern]) => pattern.test(reason))?.[1]
}

/** Errors of the library that our contracts move tokens with, by the code that says the same. */
export const transferErrorCodes: Readonly<Record<string, string>> = {
  TransferFailed: 'Token_TransferFailed',
  TransferFromFailed: 'Token_TransferFailed',
  ApproveFailed: 'Token_TransferFailed',
  ETHTransferFailed: 'Native_TransferFailed',
}

const error = (name: string) => ({ type: 'error', name, inputs: [] }) as const

/** The same errors as an ABI. */
export const transferErrorsAbi = [
  error('TransferFailed'),
  error('TransferFromFailed'),
  error('ApproveFailed'),
  error('ETHTransferFailed'),
] as const
