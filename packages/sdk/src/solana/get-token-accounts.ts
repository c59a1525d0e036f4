import { type Address, getBase64Encoder, unwrapOption } from '@solana/kit'
import { AccountState, getTokenDecoder, type Token } from '@solana-program/token-2022'
import type { SolanaRpc } from './solana-rpc.ts'

/** An account in which somebody holds a token. */
export interface SolanaTokenAccount {
  readonly address: Address
  /** Base units. */
  readonly amount: bigint
  readonly isFrozen: boolean
  /** Whether it refuses what comes as it is: it asks for a note with each payment, or takes encrypted ones alone. */
  readonly isGuarded: boolean
}

/** Who opens an account for somebody may have told it so before handing it over. */
const isGuarded = ({ extensions }: Pick<Token, 'extensions'>): boolean =>
  (unwrapOption(extensions) ?? []).some(
    (one) =>
      (one.__kind === 'MemoTransfer' && one.requireIncomingTransferMemos) ||
      (one.__kind === 'ConfidentialTransferAccount' && !one.allowNonConfidentialCredits),
  )

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
      const token = getTokenDecoder().decode(getBase64Encoder().encode(text))
      const isFrozen = token.state === AccountState.Frozen
      return { address: pubkey, amount: token.amount, isFrozen, isGuarded: isGuarded(token) }
    })
    .toSorted((left, right) => (left.amount < right.amount ? 1 : -1))
}
