import { getNamedAddress } from '@slipway/sdk/names/service/get-named-address'
import { type NameProblem, NameRefused } from '@slipway/sdk/names/service/name-errors'
import type { Address } from 'viem'
import { getNameSource } from './name-source.ts'

/** What came of a name. */
export type FoundName =
  | { readonly state: 'found'; readonly name: string; readonly address: Address }
  | { readonly state: 'refused'; readonly name: string; readonly code: NameProblem }
  /** No node answered. */
  | { readonly state: 'unread'; readonly name: string }

/** The account that a name points to now; read from the chain each time. Never throws. */
export async function lookUpName(typed: string): Promise<FoundName> {
  const name = typed.trim()
  try {
    return { state: 'found', ...(await getNamedAddress(await getNameSource(name), name)) }
  } catch (error) {
    if (error instanceof NameRefused) return { state: 'refused', name, code: error.code }
    return { state: 'unread', name }
  }
}
