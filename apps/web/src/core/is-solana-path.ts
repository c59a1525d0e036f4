/** Whether a page is of the Solana area, which has networks and wallets of its own, by its address or its route's. */
export const isSolanaPath = (path: string): boolean => /^\/solana(\/|$)/.test(path)
