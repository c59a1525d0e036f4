import {
  calculateRebateMax,
  checkRebates,
  type RebateBps,
  readBindInterval,
  readRebates,
} from '../draft/read-referral.ts'
import type { TokenTaxes } from '../types.ts'
import { readParams, type TokenFormResult } from './form-result.ts'

/**
 * Reads new rebates: no level may rise, none may be left out, and together they stay within the taxes.
 * @param token `rebateBps`: the rebates now.
 */
export function readRebatesParams(
  rebates: readonly string[],
  token: {
    readonly rebateBps: readonly number[]
    readonly taxes: Pick<TokenTaxes, 'buyBps' | 'sellBps'>
  },
): TokenFormResult<{ readonly rebateBps: RebateBps }> {
  return readParams((report) => {
    const rebateBps = readRebates(rebates, report)
    const { buyBps, sellBps } = token.taxes
    const taxes = { buyTaxBps: BigInt(buyBps), sellTaxBps: BigInt(sellBps) }
    checkRebates(rebateBps, calculateRebateMax(taxes), report)
    const risen = rebateBps.findIndex((bps, at) => bps > BigInt(token.rebateBps[at] ?? 0))
    if (risen !== -1) {
      report(`rebates.${risen}`, 'Token_RebateRaised', { level: BigInt(risen + 1) })
    }
    return { rebateBps }
  })
}

/** Reads the blocks between an invitation and its binding. */
export function readBindIntervalParams(text: string): TokenFormResult<{ readonly blocks: bigint }> {
  return readParams((report) => ({ blocks: readBindInterval(text, report) }))
}
