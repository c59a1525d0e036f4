import { type AddressNames, AddressNamesContext } from '@slipway/ui/address-names'
import type { ReactNode } from 'react'
import { asidePart } from '../core/aside-part.tsx'
import { offersNames } from './ethereum-node.ts'

// What spells and looks up names is heavier than the pages that it serves. Without it addresses stand alone.
const names: AddressNames | undefined = offersNames
  ? {
      Name: asidePart(() => import('./primary-name.tsx')),
      Typed: asidePart(() => import('./typed-name.tsx')),
    }
  : undefined

/** Names of accounts wherever the page shows or takes an address. */
export function AddressNamesProvider({ children }: { children: ReactNode }) {
  return <AddressNamesContext value={names}>{children}</AddressNamesContext>
}
