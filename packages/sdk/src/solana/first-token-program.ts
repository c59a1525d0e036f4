import type { Address } from '@solana/kit'

/** The first token program; its mints and accounts have the same beginning as those of its successor. */
export const firstTokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address
