/** One network as the engine is told about it. */
export interface IndexedChain {
  chainId: number
  /** the engine's name of the network: its short name */
  shortname: string
  rpcUrls: readonly string[]
  /** requests a second that a node takes, by its address, where the operator said so */
  rates?: Readonly<Record<string, number>>
  wsUrl?: string
  /** first block that can hold an event of ours */
  startBlock: number
  /** every version of the factory, lower-case */
  tokenFactories: readonly `0x${string}`[]
  /** every version of the other contracts that are followed, lower-case; empty where there is none */
  launchPads: readonly `0x${string}`[]
  openingVaults: readonly `0x${string}`[]
  tokenLockers: readonly `0x${string}`[]
  nftLockers: readonly `0x${string}`[]
  lockAnnouncers: readonly `0x${string}`[]
  liquidityLockers: readonly `0x${string}`[]
  airdropFactories: readonly `0x${string}`[]
  multisends: readonly `0x${string}`[]
  presaleFactories: readonly `0x${string}`[]
  inviters: readonly `0x${string}`[]
  whitelistMarkets: readonly `0x${string}`[]
  poolFactories: readonly `0x${string}`[]
  nftSaleFactories: readonly `0x${string}`[]
  vips: readonly `0x${string}`[]
}
