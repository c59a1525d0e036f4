/** What an RPC endpoint does wrong. */
export type RpcFault =
  | { readonly kind: 'none' }
  /** Takes requests and never answers. */
  | { readonly kind: 'stall' }
  /** Closes every connection at once. */
  | { readonly kind: 'dead' }
  /** Answers late. */
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** Answers with an HTTP status instead of JSON-RPC. */
  | { readonly kind: 'refuse'; readonly status: number }
  /** Says that it is another chain. */
  | { readonly kind: 'wrong-chain'; readonly chainId: number }
