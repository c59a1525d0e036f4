import { type ComponentType, createContext } from 'react'

/** What an app that knows the names of accounts adds wherever an address stands. */
export interface AddressNames {
  /** The name of an account, in front of its address; nothing where it has none. */
  readonly Name: ComponentType<{ address: string }>
  /** Takes names that are typed into a field of addresses, and says what came of them. */
  readonly Typed: ComponentType<{ field: HTMLInputElement }>
}

/** Undefined: names are not known here, addresses stand alone. */
export const AddressNamesContext = createContext<AddressNames | undefined>(undefined)
