import { readStandardJson } from '@slipway/deployments/read-artifact'
import { expect, test } from 'vitest'
import { capabilityBits } from './decode-capabilities.ts'
import { tokenLimits } from './token-limits.ts'

/** The very sources from which the shipped bytecode is compiled. */
const sources: Record<string, { content: string }> = JSON.parse(
  readStandardJson('StandardToken'),
).sources

function sourceOf(file: string): string {
  const found = Object.entries(sources).find(([path]) => path.endsWith(`/${file}`))
  if (!found) throw new Error(`${file} is not among the sources`)
  return found[1].content
}

function constantOf(name: string): string {
  const all = Object.values(sources).map(({ content }) => content)
  const match = all
    .map((text) => new RegExp(`constant ${name} = ([^;]+);`).exec(text))
    .find(Boolean)
  if (!match?.[1]) throw new Error(`no source has a constant ${name}`)
  return match[1].trim().replaceAll('_', '')
}

function constantValue(name: string): bigint {
  const text = constantOf(name)
  if (text === 'type(uint112).max') return 2n ** 112n - 1n
  const [count = '', unit] = text.split(' ')
  return BigInt(count) * (unit === 'days' ? 86_400n : 1n)
}

test.each([
  ['MAX_NAME_BYTES', tokenLimits.nameMaxBytes],
  ['MAX_SYMBOL_BYTES', tokenLimits.symbolMaxBytes],
  ['MAX_URI_BYTES', tokenLimits.uriMaxBytes],
  ['MAX_DECIMALS', tokenLimits.decimalsMax],
  ['MAX_DECIMALS_FOR_LARGE_SUPPLY', tokenLimits.decimalsMaxForLargeSupply],
  ['MAX_SUPPLY', tokenLimits.supplyMaxBaseUnits],
  ['MIN_MINT_COOLDOWN', tokenLimits.mintCooldownMinSeconds],
  ['MAX_MINT_COOLDOWN', tokenLimits.mintCooldownMaxSeconds],
  ['MAX_MINT_BPS', tokenLimits.mintMaxBps],
])('%s is the same in contract and SDK', (name, value) => {
  expect(BigInt(value)).toBe(constantValue(name))
})

test('the specification allows minting every 3 days, 20 % at most', () => {
  expect(tokenLimits.mintCooldownMinSeconds).toBe(3n * 86_400n)
  expect(tokenLimits.mintMaxBps).toBe(2_000n)
})

test.each([
  ['OWNER', capabilityBits.owner],
  ['MINT', capabilityBits.mint],
  ['CONTRACT_URI', capabilityBits.contractUri],
])('capability %s is the same bit in contract and SDK', (name, bit) => {
  const match = new RegExp(`constant ${name} = 1 << (\\d+);`).exec(sourceOf('Capabilities.sol'))
  expect(1n << BigInt(match?.[1] ?? -1)).toBe(bit)
})
