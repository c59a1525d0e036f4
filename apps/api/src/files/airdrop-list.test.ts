import { readClaimsFile } from '@slipway/sdk/airdrop/merkle/claims-file'
import { readAirdropList } from '@slipway/sdk/solana/airdrop/airdrop-list-file'
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

const mint = 'So11111111111111111111111111111111111111112'
const solana = { version: 1, chainId: 900, mint, entries: [[mint, '5']] }

test('a list of Solana is kept to the letter: its addresses have capitals', () => {
  const kept = JSON.stringify(buildAirdropList(airdropListInput.parse(solana)))
  expect(kept).toBe(JSON.stringify(solana))
  expect(readAirdropList(JSON.parse(kept))).toMatchObject({ chainId: 900, mint })
})

test.each([
  ['an address of another network', { entries: [[address, '5']] }],
  ['an amount of nothing', { entries: [[mint, '0']] }],
  ['no token', { mint: undefined }],
  ['what no list has', { title: 'A' }],
])('on Solana, %s is refused', (_, change) => {
  expect(airdropListInput.safeParse({ ...solana, ...change }).success).toBe(false)
})
