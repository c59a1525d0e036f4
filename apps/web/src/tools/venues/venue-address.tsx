import { AddressText } from '@slipway/ui/address-text'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'

/** A contract of an exchange with its place in the network's explorer. */
export function VenueAddress({ address }: { address: string }) {
  return <AddressText address={address} explorer={explorerAddressUrl(activeChain, address)} />
}
