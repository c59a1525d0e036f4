import type { NameService } from '@slipway/chains'
import type { ReadClient } from '../../evm/create-read-client.ts'

/** Where a name is looked up, and for which network. */
export interface NameSource {
  /** Reads the network that the service is on. */
  readonly client: ReadClient
  readonly service: NameService
  /** The network on which the address is going to be used. */
  readonly chainId: number
}
