import { tokenId } from '@slipway/database/row-ids'

const CANDLES = /\/tokens\/[^/]+\/(0x[0-9a-f]{40})\/candles(\?|$)/i

/**
 * The token whose candles a question is about. They change with its swaps, which its network's index knows nothing of.
 *
 * @returns `<chainId>-<token>`, as the notification of swaps names it; undefined for every other question
 */
export function candlesOfKey(key: string, chainId: number): string | undefined {
  const token = CANDLES.exec(key)?.[1]
  return token && tokenId(chainId, token)
}
