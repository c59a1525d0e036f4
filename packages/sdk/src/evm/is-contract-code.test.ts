import { expect, test } from 'vitest'
import { isContractCode } from './is-contract-code.ts'

test.each([
  [undefined, false],
  ['0x', false],
  [`0xef0100${'1'.repeat(40)}`, false],
  [`0xEF0100${'1'.repeat(40)}`, false],
  ['0x6001', true],
] as const)('code %s makes a contract: %s', (code, isContract) => {
  expect(isContractCode(code)).toBe(isContract)
})
