/** Tags with which wallet apps open addresses in their own browsers. */
const walletApps = [
  'binance',
  'bitget',
  'imtoken',
  'metamask',
  'okx',
  'safepal',
  'tokenpocket',
  'trust',
]

/** Whether an address's query says that a wallet app opened it: `utm_source` or `source`. */
export function hasWalletSource(search: string): boolean {
  const query = new URLSearchParams(search)
  const tags = [query.get('utm_source'), query.get('source')]
  return tags.some((tag) => tag !== null && walletApps.includes(tag.toLowerCase()))
}

/** Taken from the address that the page was opened with: later navigation drops the tag. */
export const isWalletApp = hasWalletSource(globalThis.location?.search ?? '')
