import { readStandardJson } from '@slipway/deployments/read-artifact'
import { expect, test } from 'vitest'
import { lockForever, lockLimits } from './lock-limits.ts'

type Sources = Record<string, { content: string }>

/** The very sources from which the shipped bytecode is compiled. */
const tokenLocker: Sources = JSON.parse(readStandardJson('TokenLocker')).sources
const liquidityLocker: Sources = JSON.parse(readStandardJson('LiquidityLocker')).sources

function constantOf(sources: Sources, file: string, name: string): bigint {
  const found = Object.entries(sources).find(([path]) => path.endsWith(`/${file}.sol`))
  const match = new RegExp(`constant ${name} = ([^;]+);`).exec(found?.[1].content ?? '')
  if (!match?.[1]) throw new Error(`${file} has no constant ${name}`)
  const text = match[1].trim().replaceAll('_', '')
  const bits = /^(?:type\(uint(\d+)\)\.max|\(1 << (\d+)\) - 1)$/.exec(text)?.slice(1).find(Boolean)
  if (bits) return 2n ** BigInt(bits) - 1n
  const [count = '', unit] = text.split(' ')
  return BigInt(count) * (unit === 'minutes' ? 60n : 1n)
}

test.each([
  [tokenLocker, 'LockTimeBounds', 'FOREVER', lockForever],
  [tokenLocker, 'LockTimeBounds', 'MIN_SECONDS', BigInt(lockLimits.minSeconds)],
  [tokenLocker, 'LockTimeBounds', 'MAX_SECONDS', BigInt(lockLimits.maxSeconds)],
  [tokenLocker, 'LockPacking', 'MAX_UNITS', lockLimits.tokenAmountMax],
  [tokenLocker, 'ReleaseSchedule', 'BPS', BigInt(lockLimits.wholeBps)],
  [liquidityLocker, 'LiquidityLocker', 'FOREVER', lockForever],
  [liquidityLocker, 'LiquidityLocker', 'MIN_SECONDS', BigInt(lockLimits.minSeconds)],
  [liquidityLocker, 'LiquidityLocker', 'MAX_SECONDS', BigInt(lockLimits.maxSeconds)],
  [liquidityLocker, 'LiquidityLocker', 'MAX_LOCKED', lockLimits.liquidityAmountMax],
] as const)('%#: contract and SDK have the same', (sources, file, name, value) => {
  expect(value).toBe(constantOf(sources, file, name))
})

test('the specification’s own numbers', () => {
  expect(lockLimits).toMatchObject({
    minSeconds: 5 * 60,
    maxSeconds: 100_000_000 * 60,
    warnBelowSeconds: 30 * 86_400,
    usualSeconds: 180 * 86_400,
  })
})
