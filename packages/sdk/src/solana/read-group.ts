import type { Address, Option } from '@solana/kit'
import { unwrapOption } from '@solana/kit'
import type { Extension } from '@solana-program/token-2022'

/** A token that heads a group of others: a collection of items. */
export interface TokenGroup {
  /** Items that it has. */
  readonly size: bigint
  /** Items that it takes at most. */
  readonly maxSize: bigint
}

/** A token that is a part of a group. */
export interface TokenMember {
  readonly group: Address
  /** From 1, in the order in which they came. */
  readonly number: bigint
}

type Find = <K extends Extension['__kind']>(
  kind: K,
) => Extract<Extension, { __kind: K }> | undefined

/** Whether a pointer leads to the mint itself; elsewhere lies what anybody may have written. */
const leadsTo = (mint: Address, pointer: Option<Address> | undefined) =>
  pointer !== undefined && unwrapOption(pointer) === mint

/** The group that a mint heads; undefined where it names another account, or its group another mint. */
export function readGroup(find: Find, mint: Address): TokenGroup | undefined {
  const group = find('TokenGroup')
  if (group?.mint !== mint || !leadsTo(mint, find('GroupPointer')?.groupAddress)) return undefined
  const { size, maxSize } = group
  return { size, maxSize }
}

/** The group that a mint says it is of, under the same conditions. */
export function readMember(find: Find, mint: Address): TokenMember | undefined {
  const member = find('TokenGroupMember')
  const pointer = find('GroupMemberPointer')?.memberAddress
  if (member?.mint !== mint || !leadsTo(mint, pointer)) return undefined
  return { group: member.group, number: member.memberNumber }
}
