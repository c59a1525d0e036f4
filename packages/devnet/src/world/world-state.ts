import type { Address } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'

/** What the world remembers of a token, so that its people only do what is possible. */
export interface WorldToken {
  readonly address: Address
  readonly symbol: string
  readonly name: string
  readonly creator: PrivateKeyAccount
  readonly createdAt: number
  readonly mintCooldownSeconds: number
  readonly mintMaxBps: bigint
  /** Undefined once renounced. */
  owner: PrivateKeyAccount | undefined
  totalSupply: bigint
  mintable: boolean
  nextMintAt: number
  isUriFrozen: boolean
  hasPool: boolean
  readonly balances: Map<PrivateKeyAccount, bigint>
}

export interface WorldState {
  readonly people: readonly PrivateKeyAccount[]
  readonly tokens: WorldToken[]
  /** Tokens that stories made: nobody gives them away by chance. */
  storyTokens: number
  presales: number
  /** Unix seconds of the present act. */
  now: number
}

/** Those who hold some of a token. */
export function holdersOf(token: WorldToken): readonly PrivateKeyAccount[] {
  return [...token.balances].filter(([, balance]) => balance > 0n).map(([holder]) => holder)
}

/** Moves an amount in the world's books, as the chain did. */
export function bookTransfer(
  token: WorldToken,
  from: PrivateKeyAccount,
  to: PrivateKeyAccount | undefined,
  amount: bigint,
): void {
  token.balances.set(from, (token.balances.get(from) ?? 0n) - amount)
  if (to !== undefined) token.balances.set(to, (token.balances.get(to) ?? 0n) + amount)
}
