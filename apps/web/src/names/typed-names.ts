import type { Address } from 'viem'

/** A name that was typed on this page, and the account that was filled in for it. */
export interface TypedName {
  readonly name: string
  readonly address: Address
}

interface Entry extends TypedName {
  /** The field that shows the account; none once the field is gone, as behind the review of a form with steps. */
  field: object | undefined
  /** A transaction with this account is done. */
  isSpent: boolean
}

/** One for each field: the same name may have pointed elsewhere when it was typed into another one. */
const entries = new Set<Entry>()

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Its field shows something else. */
export function dropTypedName(field: object): void {
  for (const entry of entries) if (entry.field === field) entries.delete(entry)
}

/** A name was found for a field, in place of what was found for it before. */
export function keepTypedName({ name, address }: TypedName, field: object): void {
  dropTypedName(field)
  entries.add({ name, address, field, isSpent: false })
}

/** The field is gone, but what it was for may still be signed. */
export function leaveTypedField(field: object): void {
  for (const entry of entries) {
    if (entry.field !== field) continue
    if (entry.isSpent) entries.delete(entry)
    else entry.field = undefined
  }
}

/** A field came back with the account that was filled in for a name. */
export function adoptTypedNames(value: string, field: object): TypedName | undefined {
  let adopted: TypedName | undefined
  for (const entry of entries) {
    if (entry.field || !isSame(entry.address, value)) continue
    entry.field = field
    adopted = entry
  }
  return adopted
}

/** An address was entered itself: it is what the visitor wants, whatever a name of a field that is gone says by now. */
export function chooseAddress(value: string): void {
  for (const entry of entries)
    if (!entry.field && isSame(entry.address, value)) entries.delete(entry)
}

const textOf = (input: unknown) =>
  JSON.stringify(input, (_, value) => (typeof value === 'bigint' ? String(value) : value))

function findEntries(input: unknown): readonly Entry[] {
  if (entries.size === 0) return []
  const text = (textOf(input) ?? '').toLowerCase()
  return [...entries].filter(({ address }) => text.includes(address.slice(2).toLowerCase()))
}

/** A transaction is done: names behind it that no field shows are forgotten, the others once their field is gone. */
export function spendTypedNames(input: unknown): void {
  for (const entry of findEntries(input)) {
    if (entry.field) entry.isSpent = true
    else entries.delete(entry)
  }
}

/** Names behind the accounts of a transaction, each with each of its accounts once; also where an account stands within encoded arguments. */
export function listTypedNames(input: unknown): readonly TypedName[] {
  const found = findEntries(input).map(({ name, address }) => ({ name, address }))
  return [...new Map(found.map((one) => [`${one.name} ${one.address}`, one])).values()]
}
