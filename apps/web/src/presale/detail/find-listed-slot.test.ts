import { buildWhitelistTree } from '@slipway/sdk/whitelist/build-whitelist-tree'
import { toWhitelistFile } from '@slipway/sdk/whitelist/whitelist-file'
import { describe, expect, test } from 'vitest'
import { makePresale } from '../test/presale-fixture.ts'
import { proveSlot, SlotListUnreadable } from './find-listed-slot.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const entries = [
  { address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', level: 1 },
  { address: account, level: 2 },
  { address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', level: 1 },
] as const
const scope = { chainId: 31337, presale: makePresale().address }
const tree = buildWhitelistTree(scope, entries)
const presale = makePresale({ whitelistRoot: tree.root })
const file = toWhitelistFile(entries)

describe('the place of a wallet in the list', () => {
  test('is found with its tier and the proof that the contract takes', () => {
    expect(proveSlot(presale, account, file)).toEqual({
      index: 1,
      level: 2,
      proof: tree.proofOf(1),
    })
  })

  test('is none for a wallet that is not in it', () => {
    expect(proveSlot(presale, '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65', file)).toBeNull()
  })

  test('is not taken from a list that does not lead to the root on chain', () => {
    const other = makePresale({ whitelistRoot: `0x${'1'.repeat(64)}` })
    expect(() => proveSlot(other, account, file)).toThrow(SlotListUnreadable)
    expect(() => proveSlot(presale, account, { version: 1, entries: [['0x1', 1]] })).toThrow(
      SlotListUnreadable,
    )
  })

  test('a list of another presale proves nothing here (P-15)', () => {
    const clone = makePresale({ whitelistRoot: tree.root, address: `0x${'6'.repeat(40)}` })
    expect(() => proveSlot(clone, account, file)).toThrow(SlotListUnreadable)
  })
})
