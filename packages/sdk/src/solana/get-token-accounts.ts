import { type Address, getBase64Encoder } from '@solana/kit'
import { AccountState, getTokenDecoder } from '@solana-program/token-2022'
import type { SolanaRpc } from './solana-rpc.ts'

/** An account in which somebody holds a token. */
export interface SolanaTokenAccount {
  readonly address: Address
  /** Base units. */
  readonly amount: bigint
  readonly isFrozen: boolean
}

/** Every account in which somebody holds a token, the fullest first. */
export async function getTokenAccounts(
  rpc: SolanaRpc,
  mint: Address,
  owner: Address,
): Promise<SolanaTokenAccount[]> {
  const { value } = await rpc
    .getTokenAccountsByOwner(owner, { mint }, { commitment: 'confirmed', encoding: 'base64' })
    .send()
  return value
    .map(({ pubkey, account }) => {
      const [text] = account.data
      const { amount, state } = getTokenDecoder().decode(getBase64Encoder().encode(text))
      return { address: pubkey, amount, isFrozen: state === AccountState.Frozen }
    })
    .toSorted((left, right) => (left.amount < right.amount ? 1 : -1))
}
