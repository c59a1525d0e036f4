import type { AddressProblem } from '../shared/read-address.ts'

/** What a list says of a line whose address cannot be read. */
export interface ListAddressIssue {
  readonly code:
    | 'Input_AddressLineInvalid'
    | Exclude<AddressProblem, 'Input_Required' | 'Input_AddressInvalid'>
  readonly args: { readonly line: number }
}

/** "incorrect address format on line {line}" (specification, section 5), or what else is known of the address. */
export function listAddressIssue(problem: AddressProblem, line: number): ListAddressIssue {
  const isPlain = problem === 'Input_Required' || problem === 'Input_AddressInvalid'
  return { code: isPlain ? 'Input_AddressLineInvalid' : problem, args: { line } }
}
