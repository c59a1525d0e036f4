import type { Address } from '@solana/kit'

/** Token Metadata of Metaplex, which keeps name, symbol and link of mints that have no room for them. */
export const metaplexProgram = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s' as Address
