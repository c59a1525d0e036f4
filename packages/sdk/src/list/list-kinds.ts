/** What the columns of a list mean, and what people call them. */
export interface ListKind<Name extends string = string> {
  /** In their order where no heading names them; the first one holds the addresses. */
  readonly columns: readonly Name[]
  /** Columns without which it is no such list. */
  readonly needs: readonly Name[]
  /** What stands in headings, as `plainHeading` gives it. */
  readonly names: Readonly<Record<Name, readonly string[]>>
}

const addressNames = [
  ...['address', 'addresses', 'addr', 'wallet', 'wallets', 'walletaddress', 'walletaddresses'],
  ...['account', 'accountaddress', 'recipient', 'recipients', 'recipientaddress', 'receiver'],
  ...['receivers', 'receiveraddress', 'holder', 'holders', 'holderaddress', 'to', 'toaddress'],
  ...['owner', 'owneraddress', 'beneficiary', 'beneficiaryaddress', 'user', 'useraddress'],
  ...['payee', 'destination', 'investor', 'investoraddress', 'participant', 'contributor'],
  ...['ethaddress', 'evmaddress', 'bscaddress', 'bep20address', 'erc20address', 'publicaddress'],
  ...['地址', '钱包', '钱包地址', '接收地址', '收款地址', '接收人', '接收方', '收款人', '持有者'],
  ...['持有人', '持有地址', '持有者地址', '持有人地址', '账户', '账户地址', '用户地址', '受益人'],
] as const

const amountNames = [
  ...['amount', 'amounts', 'value', 'balance', 'quantity', 'qty', 'tokens', 'tokenamount'],
  ...['amountoftokens', 'tokenquantity', 'tokenbalance', 'allocation', 'payout', 'reward'],
  ...['rewards', 'claimable', '数量', '金额', '余额', '代币数量', '分配数量', '持有数量'],
] as const

/** Who gets how much: airdrops and tokens or coins that are sent. */
export const payKind: ListKind<'address' | 'amount'> = {
  columns: ['address', 'amount'],
  needs: ['address', 'amount'],
  names: { address: addressNames, amount: amountNames },
}

/** Who gets which NFT. */
export const nftKind: ListKind<'address' | 'nftId'> = {
  columns: ['address', 'nftId'],
  needs: ['address', 'nftId'],
  names: {
    address: addressNames,
    nftId: ['id', 'ids', 'tokenid', 'tokenids', 'nft', 'nftid', 'number', '编号', 'nft编号'],
  },
}

/** Who may buy in which tier of a presale. */
export const whitelistKind: ListKind<'address' | 'tier'> = {
  columns: ['address', 'tier'],
  needs: ['address'],
  names: {
    address: addressNames,
    tier: ['tier', 'level', 'whitelisttier', 'tierlevel', '等级', '级别', '层级', '档位', '梯队'],
  },
}

/** Who may mint how many NFTs first. */
export const allowKind: ListKind<'address' | 'allowance'> = {
  columns: ['address', 'allowance'],
  needs: ['address'],
  names: {
    address: addressNames,
    allowance: [
      ...['allowance', 'amount', 'count', 'quantity', 'qty', 'max', 'limit', 'mints', 'nfts'],
      ...['maxmint', 'mintlimit', '数量', '限额', '上限', '可铸造数量'],
    ],
  },
}

/** Wallets, and nothing else of them. */
export const walletKind: ListKind<'address'> = {
  columns: ['address'],
  needs: ['address'],
  names: { address: addressNames },
}

/** Columns of a list of locks, in their order where no heading names them. */
export const lockColumns = [
  'owner',
  'amount',
  'unlockAt',
  'cliffAt',
  'firstPercent',
  'cycle',
  'cyclePercent',
] as const

/** See `lockColumns`. */
export type LockColumn = (typeof lockColumns)[number]

/** Locks of one token. */
export const lockKind: ListKind<LockColumn> = {
  columns: lockColumns,
  needs: ['owner', 'amount'],
  names: {
    owner: addressNames,
    amount: amountNames,
    unlockAt: ['unlockat', 'unlock', 'unlockdate', 'unlocktime', '解锁时间', '解锁日期'],
    cliffAt: ['cliffat', 'cliff', 'cliffdate', 'clifftime', '首次释放时间'],
    firstPercent: ['firstpercent', 'first', '首次释放比例'],
    cycle: ['cycle', 'cycleseconds', 'cycledays', '周期'],
    cyclePercent: ['cyclepercent', '每期比例'],
  },
}

/** Every kind by the name under which a page asks for it. */
export const listKinds = {
  pay: payKind,
  nft: nftKind,
  whitelist: whitelistKind,
  allow: allowKind,
  lock: lockKind,
  wallets: walletKind,
} as const

/** See `listKinds`. */
export type ListKindName = keyof typeof listKinds

/** A heading without what people write it in: case, spaces, dashes, and units in brackets. */
export const plainHeading = (cell: string): string =>
  cell
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\(.*?\)|\[.*?\]/g, '')
    .replaceAll(/[\s_.:#*-]/g, '')
