import { SlipwayError } from '../../evm/errors.ts'

/** No collection of the platform has this number or address on this network. Check it, and the network. */
export class NftSaleNotFound extends SlipwayError {
  readonly code = 'NftSale_NotFound'
  constructor(chainId: number, sale: string, cause?: unknown) {
    super(
      `No NFT sale could be read at ${sale} on network ${chainId}; check number, address and network.`,
      { chainId, sale },
      cause,
    )
  }
}
