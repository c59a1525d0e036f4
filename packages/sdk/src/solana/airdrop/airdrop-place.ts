import type { Address } from '@solana/kit'
import type { SolanaAirdrop } from './types.ts'

/** An airdrop, its program and the program of its token. */
export interface AirdropPlace {
  readonly program: Address
  readonly tokenProgram: Address
  readonly airdrop: Pick<SolanaAirdrop, 'address' | 'vault' | 'mint'>
}
