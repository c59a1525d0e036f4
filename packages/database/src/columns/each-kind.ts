import type { ColumnKind, RowOf } from './column-kind.ts'

/** A column of each kind: a kind that is new has none here, and does not compile. */
const names = {
  id: 'id',
  text: 'uri',
  'text?': 'title',
  hex: 'root',
  'hex?': 'codeHash',
  address: 'owner',
  'address?': 'inviter',
  int: 'payments',
  'int?': 'depth',
  seconds: 'createdAt',
  'seconds?': 'paidAt',
  uint256: 'paid',
  'uint256?': 'reward',
  bool: 'launched',
} as const satisfies Record<ColumnKind, string>

type EachKind = { readonly [K in ColumnKind as (typeof names)[K]]: K }

const owner = '0x5fbdb2315678afecb367f032d93f642f64180aa3'

const full: RowOf<EachKind> = {
  id: '56-1',
  uri: 'ipfs://a',
  title: 'Harbour Light',
  root: '0x01',
  codeHash: '0x02',
  owner,
  inviter: owner,
  payments: 3,
  depth: 2,
  createdAt: 1_795_000_000,
  paidAt: 1_795_000_001,
  paid: 2n ** 256n - 1n,
  reward: 1n,
  launched: true,
}

/** For tests of what is made of any table: one column of each kind, a row with all of them, and one with none that may be null. */
export const eachKind = {
  columns: Object.fromEntries(
    Object.entries(names).map(([kind, name]) => [name, kind]),
  ) as EachKind,
  full,
  sparse: {
    ...full,
    title: null,
    codeHash: null,
    inviter: null,
    depth: null,
    paidAt: null,
    reward: null,
    launched: false,
  } satisfies RowOf<EachKind>,
}
