/** A contract whose ABI and artifact are committed. */
export interface GeneratedContract {
  readonly name: string
  /** Forge output below the folder `contracts`. */
  readonly output: string
  /** File and constant of its ABI. */
  readonly abiFile: string
  readonly abiName: string
}

/** Every contract that something outside `contracts/` deploys, reads or calls. A new contract is one more row. */
export const generatedContracts: readonly GeneratedContract[] = [
  {
    name: 'PlatformRegistry',
    output: 'out/PlatformRegistry.sol/PlatformRegistry.json',
    abiFile: 'platform-registry',
    abiName: 'platformRegistryAbi',
  },
  {
    name: 'TokenFactory',
    output: 'out/TokenFactory.sol/TokenFactory.json',
    abiFile: 'token-factory',
    abiName: 'tokenFactoryAbi',
  },
  {
    name: 'TokenDetector',
    output: 'out/TokenDetector.sol/TokenDetector.json',
    abiFile: 'token-detector',
    abiName: 'tokenDetectorAbi',
  },
  {
    name: 'TokenCodeGenerator',
    output: 'out/TokenCodeGenerator.sol/TokenCodeGenerator.json',
    abiFile: 'token-code-generator',
    abiName: 'tokenCodeGeneratorAbi',
  },
  {
    name: 'StandardToken',
    output: 'out-templates/StandardToken.sol/StandardToken.json',
    abiFile: 'standard-token',
    abiName: 'standardTokenAbi',
  },
]
