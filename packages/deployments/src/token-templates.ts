/** How many parameters of each kind a template's constructor takes, the owner among the addresses. */
export interface ParamCounts {
  readonly strings: number
  readonly addresses: number
  readonly numbers: number
  readonly bools: number
}

/** What is decided about a template before it is compiled; what compiling adds stands in `tokenTemplateBuilds`. */
export interface TokenTemplateEntry {
  readonly templateId: number
  /** Contract and file name below `contracts/templates/token`. */
  readonly contract: string
  /** What it is called in lists that have no translations (specification, section 9). */
  readonly name: string
  readonly desc: string
  readonly params: ParamCounts
  /** Contract whose code its tokens share; it is part of what an explorer has to be told. */
  readonly contractLibrary?: 'TaxedTokenExtension'
  readonly openSource: true
  readonly license: 'MIT'
  /** Version of the template under this id; better code gets an id of its own. */
  readonly version: 1
}

const fixed = { openSource: true, license: 'MIT', version: 1 } as const
const sharing = { ...fixed, contractLibrary: 'TaxedTokenExtension' } as const
/** Every taxed template: three strings; five addresses and the owner; eighteen numbers; six switches. */
const taxed: ParamCounts = { strings: 3, addresses: 6, numbers: 18, bools: 6 }

/** Every token template, in the order of their ids: the one list that deployment, artifacts and records follow. */
export const tokenTemplateEntries: readonly TokenTemplateEntry[] = [
  {
    templateId: 1,
    contract: 'StandardToken',
    name: 'No-tax generic',
    desc: 'A plain token: no tax, no limits, the cheapest transfer.',
    params: { strings: 3, addresses: 2, numbers: 4, bools: 1 },
    ...fixed,
  },
  {
    templateId: 2,
    contract: 'TaxedToken',
    name: 'Taxed, liquidity return',
    desc: 'Taxes on trades are burned, become liquidity or go to marketing.',
    params: taxed,
    ...sharing,
  },
  {
    templateId: 3,
    contract: 'RewardDividendToken',
    name: 'Dividend in another token',
    desc: 'Holders above a threshold are paid a token of the owner’s choice.',
    params: { ...taxed, addresses: 7, numbers: 20 },
    ...sharing,
  },
  {
    templateId: 4,
    contract: 'LiquidityDividendToken',
    name: 'Liquidity-provider dividend',
    desc: 'Those who stake or lock the token’s liquidity are paid.',
    params: { ...taxed, numbers: 19 },
    ...sharing,
  },
  {
    templateId: 5,
    contract: 'NativeDividendToken',
    name: 'Native-token dividend',
    desc: 'Holders above a threshold are paid the network’s currency.',
    params: { ...taxed, numbers: 20 },
    ...sharing,
  },
  {
    templateId: 6,
    contract: 'ReferralToken',
    name: 'Referral rebate',
    desc: 'A small transfer and its answer bind inviter and invited; up to seven levels share in the tax.',
    params: { ...taxed, numbers: 26 },
    ...sharing,
  },
  {
    templateId: 7,
    contract: 'SelfDividendToken',
    name: 'Dividend in the token itself',
    desc: 'Holders above a threshold are paid the token itself.',
    params: { ...taxed, numbers: 20 },
    ...sharing,
  },
  {
    templateId: 8,
    contract: 'NftDividendToken',
    name: 'NFT-holder dividend',
    desc: 'Holders of an NFT collection are paid for each NFT.',
    params: { ...taxed, addresses: 7, numbers: 21, bools: 7 },
    ...sharing,
  },
  {
    templateId: 9,
    contract: 'ReferralLiquidityDividendToken',
    name: 'Referral and liquidity-provider dividend',
    desc: 'Referral rebates, and dividends for those who stake or lock liquidity.',
    params: { ...taxed, numbers: 27 },
    ...sharing,
  },
]
