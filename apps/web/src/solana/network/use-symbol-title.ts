import { useTabTitle } from '../../core/use-tab-title.ts'

/** Names the tab of a page about a token after it, e.g. "EDDY · Presale on Solana", once the chain has told it. */
export function useSymbolTitle(
  token: { readonly symbol: string; readonly name: string } | undefined | null,
  page: string,
): void {
  const name = token && (token.symbol.trim() || token.name.trim())
  useTabTitle(name ? `${name} · ${page}` : undefined)
}
