import { readFileSync } from 'node:fs'
import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { findHeader, type HeaderField, hashHeader, headerFields } from './hash-header.ts'

type Block = Readonly<Record<string, Hex>>

/** Blocks of public networks as their nodes answered. */
const blocks: Readonly<Record<string, Block>> = JSON.parse(
  readFileSync(new URL('./test/real-blocks.json', import.meta.url), 'utf8'),
)
const networks = Object.keys(blocks)
const blockOf = (network: string) => blocks[network] ?? {}

test.each(networks)('the header of %s makes its hash', (network) => {
  const block = blockOf(network)
  const header = findHeader(block)
  expect(header).toBeDefined()
  expect(hashHeader(header ?? {})).toBe(block.hash)
})

test.each(networks)('no field of the header of %s can be another', (network) => {
  const header = findHeader(blockOf(network)) ?? {}
  for (const name of Object.keys(header) as HeaderField[]) {
    const value = header[name] ?? '0x'
    const last = value.endsWith('1') ? '2' : '1'
    const other = value === '0x' ? '0x01' : `${value.slice(0, -1)}${last}`
    expect(hashHeader({ ...header, [name]: other }), name).not.toBe(blockOf(network).hash)
  }
})

test('what nodes tell beside the header, and before its fork, is left out', () => {
  const block = blockOf('ethereum-genesis')
  const told = { ...block, totalDifficulty: '0x1', blobGasUsed: '0x0', excessBlobGas: '0x0' }
  expect(findHeader(told)).toEqual(findHeader(block))
  expect(Object.keys(findHeader(told) ?? {})).toEqual(headerFields.slice(0, 15))
})

test('a header that is hashed another way is not found', () => {
  expect(findHeader({ ...blockOf('base'), hash: blockOf('avalanche').hash ?? '' })).toBeUndefined()
  expect(findHeader({})).toBeUndefined()
})
