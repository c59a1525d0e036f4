import { readStandardJson } from '@slipway/deployments/read-artifact'
import { expect, test } from 'vitest'
import { poolLimits } from './pool-limits.ts'

type Sources = Record<string, { content: string }>

/** The very sources from which the shipped bytecode is compiled. */
const sources: Sources = JSON.parse(readStandardJson('PoolFactory')).sources
const limits = Object.entries(sources).find(([path]) => path.endsWith('/PoolLimits.sol'))

const unitSeconds: Readonly<Record<string, bigint>> = { minutes: 60n, days: 86_400n }

function constantOf(name: string): bigint {
  const text = new RegExp(`constant ${name} = ([^;]+);`).exec(limits?.[1].content ?? '')?.[1]
  if (!text) throw new Error(`PoolLimits has no constant ${name}`)
  const bits = /^type\(uint(\d+)\)\.max - 1$/.exec(text)?.[1]
  if (bits) return 2n ** BigInt(bits) - 2n
  const [count = '', unit = ''] = text.replaceAll('_', '').split(' ')
  return BigInt(count) * (unitSeconds[unit] ?? 1n)
}

test.each([
  ['MAX_SUM', poolLimits.amountMax],
  ['MIN_SECONDS', BigInt(poolLimits.minSeconds)],
  ['MAX_SECONDS', BigInt(poolLimits.maxSeconds)],
  ['MAX_LOCK_SECONDS', BigInt(poolLimits.lockMaxSeconds)],
  ['MAX_REBATE_BPS', BigInt(poolLimits.inviteMaxBps)],
  ['BPS', BigInt(poolLimits.wholeBps)],
  ['MAX_TEXT_BYTES', BigInt(poolLimits.keyMaxBytes)],
])('%s: contract and SDK have the same', (name, value) => {
  expect(value).toBe(constantOf(name))
})
