import { SlipwayError, WalletAnswerLost } from '@slipway/sdk/evm/errors'

/** The relay between page and wallet does not answer. Try again, or connect another way. */
export class RelayUnreachable extends SlipwayError {
  readonly code = 'WalletConnect_RelayUnreachable'
  constructor(cause?: unknown) {
    super('The relay to the wallet does not answer; try again, or connect another way.', {}, cause)
  }
}

/** The relay does not serve the site: its operator's project is not known there, or not for this address. Connect another way. */
export class RelayRefused extends SlipwayError {
  readonly code = 'WalletConnect_RelayRefused'
  constructor(cause?: unknown) {
    super('The relay to the wallet does not serve this site; connect another way.', {}, cause)
  }
}

/** The client did not start: what the browser keeps for the site cannot be read. Load the page again, or connect another way. */
export class ClientNotStarted extends SlipwayError {
  readonly code = 'WalletConnect_NotStarted'
  constructor() {
    super('WalletConnect did not start; load the page again, or connect another way.')
  }
}

/** No wallet answered while its code was good. Make a new one. */
export class PairingExpired extends SlipwayError {
  readonly code = 'WalletConnect_PairingExpired'
  constructor() {
    super('The code has expired; make a new one.')
  }
}

/** The wallet kept silent for as long as a request lives. Look in it before you try again. */
export class WalletKeptSilent extends WalletAnswerLost {
  override readonly code = 'WalletConnect_NoAnswer'
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
