import { readStandardJson } from '@slipway/deployments/read-artifact'
import { expect, test } from 'vitest'
import { nftLimits } from './nft-limits.ts'

type Sources = Record<string, { content: string }>

/** The very sources from which the shipped bytecode is compiled. */
const sources: Sources = JSON.parse(readStandardJson('NftSaleFactory')).sources
const limits = Object.entries(sources).find(([path]) => path.endsWith('/NftSaleBounds.sol'))

function constantOf(name: string): bigint {
  const text = new RegExp(`constant ${name} = ([^;]+);`).exec(limits?.[1].content ?? '')?.[1]
  if (!text) throw new Error(`NftSaleBounds has no constant ${name}`)
  const bits = /^type\(uint(\d+)\)\.max$/.exec(text)?.[1]
  if (bits) return 2n ** BigInt(bits) - 1n
  const [count = '', unit = ''] = text.replaceAll('_', '').split(' ')
  return BigInt(count) * (unit === 'minutes' ? 60n : 1n)
}

test.each([
  ['MAX_TOTAL', BigInt(nftLimits.totalMax)],
  ['MAX_AT_ONCE', BigInt(nftLimits.atOnceMax)],
  ['MAX_FEE', nftLimits.feeMax],
  ['MAX_NAME_BYTES', BigInt(nftLimits.nameMaxBytes)],
  ['MAX_TEXT_BYTES', BigInt(nftLimits.textMaxBytes)],
  ['MAX_ROYALTY_BPS', BigInt(nftLimits.royaltyMaxBps)],
  ['MIN_SECONDS', BigInt(nftLimits.minSeconds)],
  ['MAX_SECONDS', BigInt(nftLimits.maxSeconds)],
])('%s: contract and SDK have the same', (name, value) => {
  expect(value).toBe(constantOf(name))
})
