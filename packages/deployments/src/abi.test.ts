import { readdirSync } from 'node:fs'
import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import * as door from './abi.ts'
import { contractErrorsAbi } from './errors.ts'
import { generatedContracts } from './generator/contract-list.ts'

test('every generated ABI is behind the door', () => {
  const files = readdirSync(new URL('./generated/abi/', import.meta.url)).map((name) =>
    name.replace(/\.ts$/, ''),
  )
  const called = generatedContracts.filter(({ isInternal }) => isInternal !== true)
  expect(files.sort()).toEqual(called.map(({ abiFile }) => abiFile).sort())
  expect(Object.keys(door).sort()).toEqual(called.map(({ abiName }) => abiName).sort())
})

test('every error of every ABI is in the common list, once', () => {
  const signature = (item: { name: string; inputs: readonly { type: string }[] }) =>
    `${item.name}(${item.inputs.map(({ type }) => type).join(',')})`
  const all = Object.values(door)
    .flatMap((abi) => abi.filter((item) => item.type === 'error'))
    .map(signature)
  const common = contractErrorsAbi.map(signature)
  expect(new Set(common).size).toBe(common.length)
  // Code that others run, and that has no ABI here, can refuse too.
  expect(common).toEqual(expect.arrayContaining([...new Set(all)]))
})

test('no two errors share a selector, so that a revert has one reading', () => {
  const selectors = contractErrorsAbi.map((item) =>
    toFunctionSelector(`${item.name}(${item.inputs.map(({ type }) => type).join(',')})`),
  )
  expect(new Set(selectors).size).toBe(selectors.length)
})
