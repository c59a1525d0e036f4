import type { Address } from '@solana/kit'

/** SOL as a token, of SPL Token and of Token-2022. */
export const wrappedSolMints: readonly Address[] = [
  'So11111111111111111111111111111111111111112' as Address,
  '9pan9bMn5HatX4EJdBwg9VgCa7Uz5HL8N1m5D3NdXej9' as Address,
]
