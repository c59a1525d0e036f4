/** Numbers and names that an error's text needs, by name. */
export type ErrorArgs = Readonly<Record<string, bigint | number | string>>

/**
 * Parent of the SDK's failures. `code` is stable and is the key of the text in every language, `message` says what
 * happened and what to do, `cause` is what lay below.
 */
export abstract class SlipwayError extends Error {
  abstract readonly code: string
  readonly args: ErrorArgs

  constructor(message: string, args: ErrorArgs = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = new.target.name
    this.args = args
  }
}

/** No node of the network answered. The network may be down, or this machine offline: try again. */
export class RpcUnavailable extends SlipwayError {
  readonly code = 'Rpc_Unavailable'
  constructor(chainId: number, cause?: unknown) {
    super(
      `No node of network ${chainId} answered. Check the connection and try again.`,
      { chainId },
      cause,
    )
  }
}

/** Nodes were asked and none answered in time. Try again. */
export class RpcTimeout extends SlipwayError {
  readonly code = 'Rpc_Timeout'
  constructor(chainId: number, milliseconds: number, cause?: unknown) {
    const seconds = Math.ceil(milliseconds / 1000)
    super(
      `Network ${chainId} gave no answer within ${seconds} s. Try again.`,
      { chainId, seconds },
      cause,
    )
  }
}

/** A node answers for another network; nothing it says may be used. Remove it from the list. */
export class RpcWrongChain extends SlipwayError {
  readonly code = 'Rpc_WrongChain'
  constructor(endpoint: string, expected: number, actual: number) {
    super(
      `${endpoint} serves network ${actual}, not ${expected}; remove it from the list of nodes.`,
      { expected, actual },
    )
  }
}

/** The wallet is on another network than the one selected. Switch one of them. */
export class ChainMismatch extends SlipwayError {
  readonly code = 'Chain_Mismatch'
  constructor(expected: number, actual: number) {
    super(`The wallet is on network ${actual}; switch it to ${expected}.`, { expected, actual })
  }
}

/** The wallet was asked to switch to another network and stayed. Choose the network in the wallet itself. */
export class WalletNotSwitched extends SlipwayError {
  readonly code = 'Wallet_NotSwitched'
  constructor(network: string) {
    super(`The wallet did not switch; choose ${network} in the wallet itself.`, { network })
  }
}

/** Whether the wallet did what it was asked for is unknown. Look in the wallet before you try again. */
export class WalletAnswerLost extends SlipwayError {
  readonly code: string = 'Wallet_AnswerLost'
  constructor(cause?: unknown) {
    super('The answer of the wallet got lost; look in the wallet before you try again.', {}, cause)
  }
}

/** Our contracts are not deployed on this network. Pick another network. */
export class DeploymentMissing extends SlipwayError {
  readonly code = 'Deployment_Missing'
  constructor(chainId: number) {
    super(`Slipway has no contracts on network ${chainId}; pick another network.`, { chainId })
  }
}

/** The address is no readable token on this network. Check the address and the network. */
export class TokenInfoNotFound extends SlipwayError {
  readonly code = 'Token_InfoNotFound'
  constructor(chainId: number, address: string, cause?: unknown) {
    super(
      `No token could be read at ${address} on network ${chainId}; check address and network.`,
      { chainId, address },
      cause,
    )
  }
}
