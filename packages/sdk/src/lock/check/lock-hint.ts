/**
 * Something that a lock's maker should know, though nothing refuses it. `taxed`: less arrives than is sent;
 * `debits-more`: the wallet loses more than is sent; `may-rebase`: a plain lock of a token whose balances change by
 * themselves; `dividends-paused`: what the token earns does not reach the owner; `liquidity-dividends-paused`:
 * the same of liquidity outside its own locker; `nft-dividends-wait`: what the NFT earns while it is locked waits with it;
 * `position-foreign`: a position that the locker takes for an ordinary NFT, so that its fees wait for the end;
 * `unrehearsed`: the node could not try the lock out.
 */
export type LockHintCode =
  | 'taxed'
  | 'debits-more'
  | 'may-rebase'
  | 'dividends-paused'
  | 'liquidity-dividends-paused'
  | 'nft-dividends-wait'
  | 'position-foreign'
  | 'unrehearsed'

/** See `LockHintCode`; amounts in base units. */
export interface LockHint {
  readonly code: LockHintCode
  readonly args: Readonly<Record<string, bigint | string>>
}
