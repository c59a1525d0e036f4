import { type ComponentType, createContext } from 'react'

/** Why a typed name gives no address. */
export interface NameRefusal {
  readonly text: string
  /** Looks the name up once more; absent where that says the same. */
  readonly retry?: () => void
}

export interface TypedNameProps {
  readonly field: HTMLInputElement
  /** The address goes into something that is signed; else it is only looked at. */
  readonly isSigned: boolean
  /** Says what the field has as its error; nothing once that is over. */
  readonly onRefused: (refusal: NameRefusal | undefined) => void
}

/** What an app that knows the names of accounts adds wherever an address stands. */
export interface AddressNames {
  /** The name of an account, in front of its address; nothing where it has none. */
  readonly Name: ComponentType<{ address: string }>
  /** Takes names that are typed into a field of addresses, and says what came of them. */
  readonly Typed: ComponentType<TypedNameProps>
}

/** Undefined: names are not known here, addresses stand alone. */
export const AddressNamesContext = createContext<AddressNames | undefined>(undefined)
