import { tokenTemplateEntries } from '../token-templates.ts'

/** Events that one reader follows as one: those of several contracts of a kind, each once. */
export interface EventList {
  readonly name: string
  readonly contracts: readonly string[]
}

/** Everything that the index reads, by the constant that holds it. */
export const eventLists: readonly EventList[] = [
  { name: 'tokenEventsAbi', contracts: tokenTemplateEntries.map(({ contract }) => contract) },
  { name: 'tokenFactoryEventsAbi', contracts: ['TokenFactory'] },
  { name: 'launchPadEventsAbi', contracts: ['LaunchPad'] },
  { name: 'openingVaultEventsAbi', contracts: ['OpeningVault'] },
  { name: 'tokenLockerEventsAbi', contracts: ['TokenLocker'] },
  { name: 'liquidityLockerEventsAbi', contracts: ['LiquidityLocker'] },
  { name: 'nftLockerEventsAbi', contracts: ['NftLocker'] },
  { name: 'lockAnnouncerEventsAbi', contracts: ['LockAnnouncer'] },
  { name: 'presaleFactoryEventsAbi', contracts: ['PresaleFactory'] },
  {
    name: 'presaleEventsAbi',
    // What a listing tells is emitted by code that the kinds of presales run.
    contracts: ['Presale', 'NormalPresale', 'FairPresale', 'PrivatePresale'],
  },
  { name: 'inviterEventsAbi', contracts: ['Inviter'] },
  { name: 'whitelistMarketEventsAbi', contracts: ['WhitelistMarket'] },
  { name: 'airdropFactoryEventsAbi', contracts: ['AirdropFactory'] },
  { name: 'airdropEventsAbi', contracts: ['TokenMapping', 'MerkleAirdrop'] },
  { name: 'multisendEventsAbi', contracts: ['Multisend'] },
  { name: 'poolFactoryEventsAbi', contracts: ['PoolFactory'] },
  { name: 'poolEventsAbi', contracts: ['TokenPool', 'NftPool'] },
  { name: 'nftSaleFactoryEventsAbi', contracts: ['NftSaleFactory'] },
  { name: 'nftSaleEventsAbi', contracts: ['NftSale'] },
  { name: 'vipEventsAbi', contracts: ['Vip'] },
]
