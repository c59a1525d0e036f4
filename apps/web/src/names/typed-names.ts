import type { Address } from 'viem'

/** A name that was typed on this page, and the account that was filled in for it. */
export interface TypedName {
  readonly name: string
  readonly address: Address
}

const typed = new Map<string, TypedName>()

/** A name that is typed again counts as it was found last. */
export function rememberTypedName(named: TypedName): void {
  typed.set(named.name, named)
}

const textOf = (input: unknown) =>
  JSON.stringify(input, (_, value) => (typeof value === 'bigint' ? String(value) : value))

/** Names behind the accounts of a transaction; also where an account stands within encoded arguments. */
export function listTypedNames(input: unknown): readonly TypedName[] {
  if (typed.size === 0) return []
  const text = (textOf(input) ?? '').toLowerCase()
  return [...typed.values()].filter(({ address }) => text.includes(address.slice(2).toLowerCase()))
}
