import type { BenchRow } from '../bench-row.ts'
import { gasRow, readSnapshot, readValue } from './snapshot.ts'

/** EIP-7825: what one transaction may use. */
const maxTransactionGas = 16_777_216

/** Locks of liquidity with the targets of the quality page, by the snapshot's names. */
const lockTargets = [
  ['lock, LP token known', 135_000],
  ['relock', 31_000],
  ['increment', 53_000],
  ['split', 95_000],
  ['transferOwnership', 33_000],
  ['withdraw, all', 48_000],
  ['withdraw, a part', 50_000],
] as const

/** Rows of the liquidity locker. */
export function lockRows(): BenchRow[] {
  const snapshot = readSnapshot('lock/LiquidityLocker')
  return lockTargets.map(([name, target]) =>
    gasRow(`LiquidityLocker: ${name}`, readValue(snapshot, name), target),
  )
}

/** Rows of launches and openings: no peer does them in one call, so that the bound is that of a transaction. */
export function launchRows(): BenchRow[] {
  return ['LaunchPad', 'OpeningVault'].flatMap((contract) =>
    [...readSnapshot(`launch/${contract}`)].map(([name, value]) =>
      gasRow(`${contract}: ${name}`, value, maxTransactionGas),
    ),
  )
}
