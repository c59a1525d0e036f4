/**
 * How an address of Solana is written, as a part of patterns: 32 bytes in base58, of which letter case counts. A few texts of
 * this form are of another length in bytes: `isAddress` of `@solana/kit` tells for sure, where its weight does not matter.
 */
export const solanaAddressForm = '[1-9A-HJ-NP-Za-km-z]{32,44}'

const whole = new RegExp(`^${solanaAddressForm}$`)

/** Whether a text has the form of an address of Solana, and nothing around it. */
export const hasSolanaAddressForm = (text: string): boolean => whole.test(text)
