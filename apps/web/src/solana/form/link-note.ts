import { m } from '@slipway/messages'

/** What a reader of a link has to know: what a host shows, the host can change. @returns undefined for content addresses */
export function linkNote(uri: string): string | undefined {
  if (!uri.startsWith('https://')) return undefined
  try {
    return m.solana_nft_link_host({ host: new URL(uri).host })
  } catch {
    return m.solana_nft_link_host({ host: uri })
  }
}
