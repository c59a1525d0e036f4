import { type AddressNames, AddressNamesContext } from '@slipway/ui/address-names'
import type { ReactNode } from 'react'
import { lazyPart } from '../shell/lazy-part.ts'
import { offersNames } from './offers-names.ts'

// What spells and looks up names is heavier than the pages that it serves.
const names: AddressNames | undefined = offersNames
  ? {
      Name: lazyPart(() => import('./primary-name.tsx')),
      Typed: lazyPart(() => import('./typed-name.tsx')),
    }
  : undefined

/** Names of accounts wherever the page shows or takes an address. */
export function AddressNamesProvider({ children }: { children: ReactNode }) {
  return <AddressNamesContext value={names}>{children}</AddressNamesContext>
}
