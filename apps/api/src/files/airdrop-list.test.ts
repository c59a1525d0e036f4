import { readClaimsFile } from '@slipway/sdk/airdrop/merkle/claims-file'
import { expect, test } from 'vitest'
import { airdropListInput, buildAirdropList } from './airdrop-list.ts'

const address = `0x${'Ab'.repeat(20)}`
const list = { version: 1, chainId: 56, token: address, entries: [[address, '5']] }

test('a list is kept as every reader of lists takes it, its words before its entries', () => {
  const kept = JSON.stringify(buildAirdropList(airdropListInput.parse({ ...list, title: ' A ' })))
  expect(readClaimsFile(JSON.parse(kept))).toMatchObject({ chainId: 56, title: 'A' })
  expect(kept.indexOf('"title"')).toBeLessThan(kept.indexOf('"entries"'))
  expect(kept.split(address.toLowerCase())).toHaveLength(3)
})

test.each([
  ['another version', { version: 2 }],
  ['no entries', { entries: [] }],
  ['an amount as a number', { entries: [[address, 5]] }],
  ['an amount of nothing', { entries: [[address, '0']] }],
  ['an address that is none', { entries: [['0x12', '5']] }],
  ['a long title', { title: 'x'.repeat(81) }],
  ['what no list has', { root: '0x' }],
])('%s is refused', (_, change) => {
  expect(airdropListInput.safeParse({ ...list, ...change }).success).toBe(false)
})
