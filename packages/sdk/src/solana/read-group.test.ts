import type { Address } from '@solana/kit'
import { some } from '@solana/kit'
import type { Extension } from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { readGroup, readMember } from './read-group.ts'

const mint = 'So11111111111111111111111111111111111111112' as Address
const other = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address
const group = (changes: object = {}, groupAddress: Address = mint): Extension[] => [
  { __kind: 'GroupPointer', authority: some(other), groupAddress: some(groupAddress) },
  {
    ...{ __kind: 'TokenGroup', mint, size: 2n, maxSize: 9n, updateAuthority: some(other) },
    ...changes,
  } as Extension,
]
const member = (changes: object = {}, memberAddress: Address = mint): Extension[] => [
  { __kind: 'GroupMemberPointer', authority: some(other), memberAddress: some(memberAddress) },
  { __kind: 'TokenGroupMember', mint, group: other, memberNumber: 2n, ...changes } as Extension,
]
const findIn = (extensions: readonly Extension[]) => (kind: Extension['__kind']) =>
  extensions.find(({ __kind }) => __kind === kind) as never

test('a mint that heads a group is read with its size', () => {
  expect(readGroup(findIn(group()), mint)).toEqual({ size: 2n, maxSize: 9n })
  expect(readMember(findIn(group()), mint)).toBeUndefined()
})

test('a mint that is a part of a group is read with its number', () => {
  expect(readMember(findIn(member()), mint)).toEqual({ group: other, number: 2n })
  expect(readGroup(findIn(member()), mint)).toBeUndefined()
})

test.each([
  ['a group whose mint is another', group({ mint: other })],
  ['a pointer to a group elsewhere', group({}, other)],
  ['a group without a pointer', group().slice(1)],
  ['a pointer without a group', group().slice(0, 1)],
])('%s is no group', (_what, extensions) => {
  expect(readGroup(findIn(extensions), mint)).toBeUndefined()
})

test.each([
  ['a part whose mint is another', member({ mint: other })],
  ['a pointer to a part elsewhere', member({}, other)],
  ['a part without a pointer', member().slice(1)],
])('%s is no part of a group', (_what, extensions) => {
  expect(readMember(findIn(extensions), mint)).toBeUndefined()
})
