/** Words for numbers that stand for a choice; at most 20 characters each. */
export const enums = {
  tokenTemplates: {
    '0': 'Token exists already',
    '1': 'No tax',
    '2': 'Taxed',
    '3': 'Pays another token',
    '4': 'Pays liquidity',
    '5': 'Pays native currency',
    '6': 'Pays inviters',
    '7': 'Pays itself',
    '8': 'Pays NFT holders',
    '9': 'Inviters, liquidity',
  },
  presaleKinds: { '1': 'Normal presale', '2': 'Fair presale', '3': 'Private presale' },
  whitelistModes: { '0': 'No whitelist', '1': 'Tiers first', '2': 'Listed wallets only' },
  whitelistLevels: { '0': 'Not listed', '1': 'Tier 1', '2': 'Tier 2' },
  airdropKinds: { '1': 'Old token for new', '2': 'Claims from a list' },
  poolKinds: { '1': 'Stakes a token', '2': 'Stakes liquidity', '3': 'Stakes NFTs' },
  mintMethods: { '1': 'Only the owner mints', '2': 'Everybody mints' },
  uriModes: { '1': 'One file for all', '2': 'One file each' },
  directions: { '1': 'Incoming', '2': 'Outgoing', '3': 'Both directions' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

export type EnumName = keyof typeof enums
