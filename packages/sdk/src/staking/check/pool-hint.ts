import type { Lockable } from '../../platform/lockable.ts'

/**
 * Something that a pool's maker should know, though nothing refuses it. `stake-taxed`: less arrives than is staked;
 * `stake-taxed-own`: the same of a token of the platform, which can exempt no pool that is made after its launch;
 * `stake-limited`: the pool can hold no more than one wallet may; `stake-refused`: a stake would fail now; `may-rebase`:
 * balances of the staked token change by themselves; `dividends-paused`: what the staked token earns does not reach its
 * owners; `nft-dividends-wait`: what the staked NFTs earn waits with them; `unrehearsed`: the node could not try it out.
 */
export type PoolHintCode =
  | 'stake-taxed'
  | 'stake-taxed-own'
  | 'stake-limited'
  | 'stake-refused'
  | 'may-rebase'
  | 'dividends-paused'
  | 'nft-dividends-wait'
  | 'unrehearsed'

/** See `PoolHintCode`; amounts in base units of what is staked. */
export interface PoolHint {
  readonly code: PoolHintCode
  readonly args: Readonly<Record<string, bigint | string>>
}

/**
 * What is said of a stake of which a part is kept. A token of the platform taxes nothing before its launch, and the factory
 * registers pools of tokens alone that are not launched yet: those of others are exempted by nobody
 * (`PoolFactory._deploy`, `AccountRules.addExemption`).
 */
export function taxedHint(
  staked: Lockable | undefined,
  { sent, arrives }: { readonly sent: bigint; readonly arrives: bigint },
): PoolHint {
  const isOwn = staked?.kind === 'token' && staked.templateId !== undefined
  return { code: isOwn ? 'stake-taxed-own' : 'stake-taxed', args: { amount: sent, arrives } }
}
