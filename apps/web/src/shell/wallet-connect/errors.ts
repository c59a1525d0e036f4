import { SlipwayError } from '@slipway/sdk/evm/errors'

/** The relay between page and wallet does not answer. Try again, or connect another way. */
export class RelayUnreachable extends SlipwayError {
  readonly code = 'WalletConnect_RelayUnreachable'
  constructor(cause?: unknown) {
    super('The relay to the wallet does not answer; try again, or connect another way.', {}, cause)
  }
}

/** No wallet answered while its code was good. Make a new one. */
export class PairingExpired extends SlipwayError {
  readonly code = 'WalletConnect_PairingExpired'
  constructor() {
    super('The code has expired; make a new one.')
  }
}

/** The wallet kept silent for as long as a request lives. Open it and try again. */
export class WalletKeptSilent extends SlipwayError {
  readonly code = 'WalletConnect_NoAnswer'
  constructor() {
    super('The wallet gave no answer; open it and try again.')
  }
}

/** A failure by EIP-1193. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}
