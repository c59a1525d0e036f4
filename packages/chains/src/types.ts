/** A checksummed (EIP-55) EVM address. */
export type Address = `0x${string}`

/** A Solana address or program id, base58. */
export type SolanaAddress = string

/**
 * What is known about a network's life (ADR 0020, 0021).
 *
 * - `live`: in use.
 * - `deprecated`: still produces blocks, but its makers moved on to a successor.
 * - `retired`: closed or closing; listed apart in the picker and selectable with a warning.
 * - `unknown`: no source says whether it still produces blocks; the node check decides.
 * - `unresolved`: an id that no source ties to a network by name; hidden and never connected to.
 */
export type ChainStatus = 'live' | 'deprecated' | 'retired' | 'unknown' | 'unresolved'

export interface NativeCurrency {
  readonly name: string
  /** 18 on EVM networks, 9 on Solana. */
  readonly decimals: number
  readonly symbol: string
}

/** A block explorer. `kind` is the dialect of its API, which decides how sources are verified. */
export interface Explorer {
  readonly name: string
  readonly url: string
  readonly apiUrl?: string
  readonly kind: 'etherscan' | 'blockscout' | 'okx' | 'other'
}

/** A token that users pay or pair with (specification section 3, "Currency entry"). */
export interface Currency<Account extends string = Address> {
  /** Name shown to users, unique on its network; mostly the on-chain symbol. */
  readonly name: string
  readonly address: Account
  /** Absent where sources disagree: read it from the token before use. */
  readonly decimals?: number
  /** True for the one wrapped form of the native currency that is the network's `wrappedNative`. */
  readonly isWETH: boolean
  /**
   * True for a stablecoin of one US dollar in whose pools dollars are counted (ADR 0254): one that two sources or more list
   * on a network that is in use.
   */
  readonly isDollar?: true
  /** The token's own symbol, where it differs from `name`. */
  readonly onChainSymbol?: string
}

/**
 * How well a venue's addresses are sourced: `cross-checked` by two or more independent publishers,
 * `first-party` from the maker's own package, `single-source` from one third party.
 */
export type VenueConfidence = 'cross-checked' | 'first-party' | 'single-source'

/** A swap venue (specification section 3, "Swap venue"). */
export interface Venue {
  readonly name: string
  readonly kind: 'v2' | 'v3'
  /** Absent where no source states it: such a venue serves pair look-ups and LP locks, not swaps. */
  readonly router?: Address
  readonly factory: Address
  readonly url?: string
  /** Name of the currency of this network that the router wraps the native currency into. */
  readonly currency: string
  /** Position manager whose NFTs are the liquidity; v3 only. */
  readonly nftManager?: Address
  /** CREATE2 init code hash from which pool addresses derive. */
  readonly initCodeHash?: `0x${string}`
  /** The deployer from which pool addresses derive, where it is not the factory. */
  readonly poolDeployer?: Address
  /** Function set of the router. Anything but `uniswap-v2` must not be called with the V2 router ABI. */
  readonly routerAbi:
    | 'uniswap-v2'
    | 'uniswap-v2-avax'
    | 'solidly'
    | 'camelot'
    | 'uniswap-v3'
    | 'algebra'
  readonly confidence: VenueConfidence
}

/** A Solana swap program. */
export interface SolanaVenue {
  readonly name: string
  readonly kind: 'v2' | 'v3'
  readonly programId: SolanaAddress
  readonly url?: string
  readonly currency: string
  readonly confidence: VenueConfidence
}

/**
 * The Ethereum Attestation Service of a network. Source: the addresses that its makers publish
 * (https://github.com/ethereum-attestation-service/eas-contracts, `deployments/<network>` and the README).
 */
export interface AttestationContracts {
  /** Keeps attestations: `attest`, `revoke`, `getAttestation`. */
  readonly eas: Address
  /** Keeps the schemas that attestations follow. */
  readonly schemaRegistry: Address
}

/**
 * Where names of accounts are looked up: the Ethereum Name Service, or one that answers like it. Source: `ensUniversalResolver`
 * and `ensTlds` of viem's description of the network.
 */
export interface NameService {
  /** Finds resolvers and asks them: `resolveWithGateways`, `reverseWithGateways` (ENSIP-23). */
  readonly universalResolver: Address
  /** Ends of the names that it knows; absent: any name. */
  readonly suffixes?: readonly string[]
}

/** Default creation fees in wei of the native currency (settled S-08, ADR 0023). */
export interface CreationFees {
  /** Creating one token; the factory owner can change it per template. */
  readonly tokenWei: bigint
}

/** When a network ended or was left, and where its users went. */
export interface Retirement {
  /** ISO 8601, as precise as it is known: `2024`, `2024-12` or `2025-01-15`. */
  readonly date: string
  /** Short name of the network that followed it. */
  readonly successor?: string
}

/** Who a public registry names for an `unresolved` id. A record, never a reason to connect. */
export interface RegistryHolder {
  readonly name: string
  readonly rpcUrls: readonly string[]
}

interface ChainFacts {
  /** EIP-155 id; 900 to 902 are the platform's own numbers for Solana. */
  readonly chainId: number
  /** Name as users know it. */
  readonly name: string
  /** What it is called in other languages, where its name says what it is and is no name of its own. */
  readonly nameIn?: Readonly<Record<string, string>>
  /** Name in the specification, where it differs. */
  readonly specName?: string
  /** Value of the `chain` query parameter: `[a-z0-9-]{2,24}`, never reused. */
  readonly shortname: string
  /** File name in `@slipway/chains/logos/`; our own drawing (ADR 0022). */
  readonly logo: string
  readonly nativeCurrency: NativeCurrency
  /** Public nodes, unordered: the read client ranks them at run time. No URL carries a key. */
  readonly rpcUrls: readonly string[]
  /** Set by a runtime override only. */
  readonly wsUrl?: string
  readonly isTestNetwork: boolean
  /** Left out of the network picker. */
  readonly hidden: boolean
  /** Where picking this network leads instead of a reload: a path of ours, or an https address. */
  readonly jumpTo?: string
  readonly status: ChainStatus
  /** Present exactly when the status is `deprecated` or `retired`. */
  readonly retirement?: Retirement
  /** Whether a token costs something to create (specification section 3, "Fee-charging networks"). */
  readonly feeCharging: boolean
  /** Present exactly when `feeCharging`. */
  readonly creationFees?: CreationFees
  /** Fee of one presale or NFT sale in wei that a deployment starts with; absent: `defaultPlatformFeeWei` (ADR 0234). */
  readonly platformFeeWei?: bigint
  /** A foreign page on which tokens of this network are created; shown in the menu when set (S-09). */
  readonly createTokenUrl?: string
  readonly explorer?: Explorer
  readonly altExplorers?: readonly Explorer[]
  /** Mean seconds between blocks; absent where unknown, and then blocks are not shown as time. */
  readonly blockTimeSeconds?: number
  /** True for the chain that runs on the developer's own machine and exists in development only. */
  readonly development?: true
  /** Set by `withLocalRpc`: the nodes are a local stand-in, which public explorers know nothing of. */
  readonly standIn?: true
}

/** An EVM network. */
export interface EvmChainDefinition extends ChainFacts {
  readonly type: 'evm'
  /** Multicall3; absent where none is known, and then reads go one by one. */
  readonly multicall3?: Address
  /** Absent where its makers name none: badges of this network are not attested on chain. */
  readonly attestations?: AttestationContracts
  /** Absent where the network has none of its own. */
  readonly names?: NameService
  /** Highest EVM level that is safe as a compiler target. */
  readonly evmVersion: 'istanbul' | 'london' | 'paris' | 'shanghai' | 'cancun' | 'prague'
  /** False: a cautious choice or a deduction, not a statement of the network's makers. */
  readonly evmVersionVerified: boolean
  /** Whether the PUSH0 opcode (EIP-3855) may be used. */
  readonly push0: boolean
  /** Whether type-2 transactions are accepted; absent where unknown. */
  readonly eip1559?: boolean
  /**
   * What `block.number` counts: the network's `own` blocks, or those of its `parent`, in which case
   * rules in blocks read the layer's own number (settled S-40).
   */
  readonly blockNumberSource: 'own' | 'parent'
  /** Gas of one normal block, stated where it is too small for the platform's largest calls. */
  readonly blockGasLimit?: number
  /** Most gas that one transaction may use (EIP-7825), where the network caps it. */
  readonly transactionGasCap?: number
  /** Least part of a transaction's gas limit that is charged, in percent; absent means 0. */
  readonly minChargedGasPercent?: number
  /** Whether Sourcify verifies contracts of this network. */
  readonly supportsSourcify: boolean
  /** The wrapped native currency; also the entry of `currencies` with `isWETH`. */
  readonly wrappedNative?: Address
  readonly currencies: readonly Currency[]
  readonly venues: readonly Venue[]
  /** Only where the status is `unresolved`, and only if some registry knows the id. */
  readonly registryHolder?: RegistryHolder
  /** Names of the specification that may belong to an `unresolved` id. */
  readonly specNameCandidates?: readonly string[]
}

/** A Solana cluster. */
export interface SolanaChainDefinition extends ChainFacts {
  readonly type: 'solana'
  readonly multicall3?: undefined
  readonly attestations?: undefined
  readonly names?: undefined
  readonly wrappedNative?: SolanaAddress
  readonly currencies: readonly Currency<SolanaAddress>[]
  readonly venues: readonly SolanaVenue[]
}

/** Everything that the platform knows about one network. One file per network satisfies it. */
export type ChainDefinition = EvmChainDefinition | SolanaChainDefinition
