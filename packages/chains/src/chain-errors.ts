/** No network of the asked list has this id or short name. */
export class UnknownChainError extends Error {
  override readonly name = 'UnknownChainError'
  readonly code = 'chains/unknown-chain'
  readonly idOrShortname: number | string

  constructor(idOrShortname: number | string) {
    super(
      `No network is known as ${JSON.stringify(idOrShortname)}. Use a chain id or a short name of packages/chains, such as 56 or "bsc".`,
    )
    this.idOrShortname = idOrShortname
  }
}

/** The network exists, but it is not an EVM network, and the caller needs one. */
export class NotEvmChainError extends Error {
  override readonly name = 'NotEvmChainError'
  readonly code = 'chains/not-evm'
  readonly shortname: string

  constructor(shortname: string) {
    super(`The network "${shortname}" is not an EVM network.`)
    this.shortname = shortname
  }
}

/** The setting that names private relays is wrong. */
export class PrivateRelayError extends Error {
  override readonly name = 'PrivateRelayError'
  readonly code = 'chains/private-relay'
}
