import { m } from '@slipway/messages'
import type { AddressProblem } from '@slipway/sdk/shared/read-address'

/** Texts for a mistyped address alone: the catalogue of all refusals is too heavy for a page's first load. */
const texts: Readonly<Record<AddressProblem, () => string>> = {
  Input_Required: m.error_Input_Required,
  Input_AddressInvalid: m.error_Input_AddressInvalid,
  Input_AddressPrefixed: m.error_Input_AddressPrefixed,
  Input_AddressChecksumInvalid: m.error_Input_AddressChecksumInvalid,
}

/** Why a text is no address, in the visitor's language. */
export function addressProblemText(problem: AddressProblem): string {
  return texts[problem]()
}
