import type { Address } from '@solana/kit'

/** SPL Token, the first of the two token programs; its mints and accounts have the same beginning as those of its successor. */
export const firstTokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address
