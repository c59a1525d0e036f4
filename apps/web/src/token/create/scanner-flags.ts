import { m } from '@slipway/messages'

/** What token scanners will say about a token made from these settings. */
export function scannerFlags(settings: { mintable: boolean }): string[] {
  return settings.mintable
    ? [m.token_scanner_mint(), m.token_scanner_owner()]
    : [m.token_scanner_owner()]
}
