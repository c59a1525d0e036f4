/**
 * Something that a pool's maker should know, though nothing refuses it. `stake-taxed`: less arrives than is staked;
 * `stake-refused`: a stake would fail now; `may-rebase`: balances of the staked token change by themselves;
 * `dividends-paused`: what the staked token earns goes to the pool; `unrehearsed`: the node could not try the pool out.
 */
export type PoolHintCode =
  | 'stake-taxed'
  | 'stake-refused'
  | 'may-rebase'
  | 'dividends-paused'
  | 'unrehearsed'

/** See `PoolHintCode`; amounts in base units of what is staked. */
export interface PoolHint {
  readonly code: PoolHintCode
  readonly args: Readonly<Record<string, bigint | string>>
}
