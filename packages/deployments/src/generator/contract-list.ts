import { tokenTemplateEntries } from '../token-templates.ts'

/** A contract whose ABI and artifact are committed. */
export interface GeneratedContract {
  readonly name: string
  /** Forge output below the folder `contracts`. */
  readonly output: string
  /** File and constant of its ABI. */
  readonly abiFile: string
  readonly abiName: string
  /** Code that others run and nobody calls: deployed and verified, its ABI stays behind. */
  readonly isInternal?: true
  /** Its refusals never reach a caller: the contracts that run it say them in words of their own. */
  readonly hidesErrors?: true
  /** What several contracts answer alike: an ABI without code of its own. */
  readonly isInterface?: true
}

const platformContracts = [
  'PlatformRegistry',
  'TokenFactory',
  'TokenDetector',
  'TokenCodeGenerator',
  'LiquidityLocker',
  'LockAnnouncer',
  'TokenLocker',
  'NftLocker',
  'PoolRepair',
  'LaunchPad',
  'OpeningVault',
  'SellabilityCheck',
  'Inviter',
  'WhitelistMarket',
  'PresaleFactory',
  'TokenMapping',
  'MerkleAirdrop',
  'AirdropFactory',
  'Multisend',
  'PoolFactory',
  'TokenPool',
  'NftPool',
  'NftSale',
  'NftSaleFactory',
  'Vip',
] as const

/** Parts of presales: their code lies in two contracts, and every presale is called through one interface. */
const presaleParts = ['PresaleAdmin', 'NormalPresale', 'FairPresale', 'PrivatePresale'] as const

/** Every contract that something outside `contracts/` deploys, reads or calls: the platform's, and each template. */
export const generatedContracts: readonly GeneratedContract[] = [
  ...platformContracts.map((name) => describe(name, 'out')),
  describeInterface('Presale'),
  ...presaleParts.map((name) => ({ ...describe(name, 'out'), isInternal: true as const })),
  { ...describe('TaxedTokenExtension', 'out-templates'), isInternal: true, hidesErrors: true },
  ...tokenTemplateEntries.map(({ contract }) => describe(contract, 'out-templates')),
]

function describe(name: string, folder: 'out' | 'out-templates'): GeneratedContract {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  return {
    name,
    output: `${folder}/${name}.sol/${name}.json`,
    abiFile: words,
    abiName: `${name.charAt(0).toLowerCase()}${name.slice(1)}Abi`,
  }
}

function describeInterface(name: string): GeneratedContract {
  return { ...describe(name, 'out'), output: `out/I${name}.sol/I${name}.json`, isInterface: true }
}
