import type { AbiParameter } from 'viem'

/** A checksummed (EIP-55) address. */
export type Address = `0x${string}`
export type Hex = `0x${string}`

/** Data bytes of one storage contract of template code: the largest code (EIP-170) less its leading STOP. */
export const CHUNK_BYTES = 24_575

/** Contracts of the platform that have one address on a chain; a template's code generator is named after its contract. */
export type ContractName =
  | 'taxedTokenExtension'
  | 'platformRegistry'
  | 'tokenFactory'
  | 'tokenDetector'
  | 'liquidityLocker'
  | 'lockAnnouncer'
  | 'tokenLocker'
  | 'nftLocker'
  | 'poolRepair'
  | 'launchPad'
  | 'openingVault'
  | 'inviter'
  | 'whitelistMarket'
  | 'sellabilityCheck'
  | 'presaleAdmin'
  | 'normalPresale'
  | 'fairPresale'
  | 'privatePresale'
  | 'presaleFactory'
  | 'tokenMapping'
  | 'merkleAirdrop'
  | 'airdropFactory'
  | 'multisend'
  | 'tokenPool'
  | 'nftPool'
  | 'poolFactory'
  | 'nftSale'
  | 'nftSaleFactory'
  | 'vip'
  | `${string}Generator`

/** What compiling adds to a `TokenTemplateEntry`. */
export interface TokenTemplateBuild {
  readonly templateId: number
  readonly contract: string
  readonly compiler: string
  /** Optimizer runs: 0, 100 or 200 (specification, section 9). */
  readonly runs: number
  /** `keccak256` of the creation code without constructor arguments, as the code generator keeps it. */
  readonly creationCodeHash: Hex
  readonly creationBytes: number
  /** Storage contracts that hold it. */
  readonly chunks: number
}

/** Feature words of the product whose contracts may be deployed on a chain. */
export const features = [
  'token',
  'presale',
  'lock',
  'staking',
  'airdrop',
  'nft',
  'whitelist',
  'vip',
  'tools',
] as const

export type Feature = (typeof features)[number]

/** Where one contract stands. */
export interface DeployedContract {
  readonly address: Address
  /** Number of the block that created it: an index begins here. 0 on a local chain, whose blocks differ from run to run. */
  readonly startBlock: number
  /** `keccak256` of the code that stood there when the deployment was recorded. */
  readonly codeHash: Hex
}

/** One released set of contracts on one chain. What was created with it stays readable for ever. */
export interface Deployment {
  /** `v1`, `v2`, …; never reused. */
  readonly version: string
  readonly contracts: Readonly<Partial<Record<ContractName, DeployedContract>>>
}

/** Everything that was ever deployed on one chain, oldest first. */
export interface ChainDeployments {
  readonly chainId: number
  readonly shortname: string
  readonly deployments: readonly Deployment[]
}

/** A compiled contract, as far as deploying and verifying it need. */
export interface ContractArtifact {
  readonly name: string
  /** Path of its source, from the folder `contracts`. */
  readonly source: string
  readonly compiler: {
    readonly version: string
    readonly evmVersion: string
    readonly optimizerRuns: number
  }
  /** Types of the constructor's parameters, as in the ABI. */
  readonly constructorInputs: readonly AbiParameter[]
  /** Creation code without constructor arguments. */
  readonly bytecode: Hex
  /** Runtime code with zeros where immutables go. */
  readonly deployedBytecode: Hex
  /** Bytes of the runtime code that the constructor fills. */
  readonly immutables: readonly { readonly start: number; readonly length: number }[]
  /** SHA-256 of the standard-JSON input from which it was compiled. */
  readonly standardJsonHash: string
}

/** How the runtime code of a template's tokens looks, to recognise one on any chain. */
export interface TemplateCode {
  /** Bytes. */
  readonly size: number
  /** `keccak256` of the code with zeros where immutables go. */
  readonly hash: Hex
  readonly immutables: ContractArtifact['immutables']
}
