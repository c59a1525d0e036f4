import { readStandardJson } from '@slipway/deployments/read-artifact'
import { expect, test } from 'vitest'
import { vipLimits } from './vip-limits.ts'

type Sources = Record<string, { content: string }>

/** The very sources from which the shipped bytecode is compiled. */
const sources: Sources = JSON.parse(readStandardJson('Vip')).sources
const contract = Object.entries(sources).find(([path]) => path.endsWith('/Vip.sol'))

function constantOf(name: string): number {
  const text = new RegExp(`constant ${name} = ([\\d_]+)(?: days)?;`).exec(
    contract?.[1].content ?? '',
  )
  if (!text?.[1]) throw new Error(`Vip has no constant ${name}`)
  return Number(text[1].replaceAll('_', ''))
}

test('a membership reaches as far ahead in the contract as in the SDK', () => {
  expect(vipLimits.maxDaysAhead).toBe(constantOf('MAX_AHEAD'))
})
