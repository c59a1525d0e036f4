import { getEvmChain } from '@slipway/chains'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { claimsQueries } from '../src/airdrop/claims/claims-queries.ts'
import { airdropRecordQueries } from '../src/airdrop/record-queries.ts'
import { createReadClient } from '../src/evm/create-read-client.ts'
import { lockQueries } from '../src/lock/lock-queries.ts'
import { nftQueries } from '../src/nft/nft-queries.ts'
import { repairQueries } from '../src/pool-repair/repair-queries.ts'
import { presaleQueries } from '../src/presale/presale-queries.ts'
import { stakingQueries } from '../src/staking/staking-queries.ts'
import { creationQueries } from '../src/token/creation-queries.ts'
import { launchQueries } from '../src/token/launch/launch-queries.ts'
import { safetyQueries } from '../src/token/safety/safety-queries.ts'
import { tokenKey } from '../src/token/token-key.ts'
import { tokenQueries } from '../src/token/token-queries.ts'
import { vipQueries } from '../src/vip/vip-queries.ts'

const bsc = getEvmChain('bsc')
const client = createReadClient(bsc)
const elsewhere = createReadClient(getEvmChain('eth'))
const at = (digit: number): Address => `0x${String(digit).repeat(40)}`
const [one, two, three] = [at(1), at(2), at(3)]
const page = { offset: 0, limit: 10 }
const lockers = { tokenLocker: one, liquidityLocker: one, nftLocker: one, lockAnnouncer: one }
const lock = { kind: 'token', locker: one, lockId: 1n, amount: 5n, unlockAt: 9 } as never
const prolonged = { ...(lock as object), unlockAt: 10 } as never
const wish = { venueFactory: one, token: one, quote: one, tokenAmount: 1n, quoteAmount: 1n }
const repair = { poolRepair: one, registry: one }
const sums = { token: one, pool: undefined, locker: one, nftLocker: one, insiders: [] }
const poolOf = (quote: bigint) => ({ pair: one, depth: { token: 1n, quote } }) as never
const fees = [{ tool: 'token', address: one }] as never
const otherFees = [{ tool: 'token', address: two }] as never

type Asked = { readonly queryKey: readonly unknown[] }

/** The same read with one input changed at a time: contracts too, of which a network may have several releases. */
const reads: Readonly<Record<string, readonly Asked[]>> = {
  'a presale': [
    presaleQueries.detail(client, { address: one }),
    presaleQueries.detail(client, { address: two }),
    presaleQueries.detail(client, { address: one, contracts: { factory: one } }),
    presaleQueries.detail(client, { address: one, contracts: { factory: two } }),
  ],
  'an account of a presale': [
    presaleQueries.account(client, { address: one, account: one, contracts: { inviter: two } }),
    presaleQueries.account(client, { address: one, account: two, contracts: { inviter: two } }),
    presaleQueries.account(client, { address: one, account: one, contracts: { inviter: one } }),
  ],
  'inviters of a presale': [
    presaleQueries.inviter(client, { inviter: one }, { presale: one }),
    presaleQueries.inviter(client, { inviter: two }, { presale: one }),
    presaleQueries.inviter(client, { inviter: one }, { presale: one, account: one }),
  ],
  'records of presales': [
    presaleQueries.records(client, { factory: one }, page),
    presaleQueries.records(client, { factory: two }, page),
    presaleQueries.records(client, { factory: one }, { ...page, owner: one }),
    presaleQueries.records(client, { factory: one }, { ...page, offset: 10 }),
  ],
  'the fee of a presale': [
    presaleQueries.fee(client, { factory: one }, { account: one, templateId: 1 }),
    presaleQueries.fee(client, { factory: two }, { account: one, templateId: 1 }),
    presaleQueries.fee(client, { factory: one }, { account: one, templateId: 2 }),
  ],
  'a lock': [
    lockQueries.detail(client, { kind: 'token', locker: one, lockId: 1n }),
    lockQueries.detail(client, { kind: 'token', locker: two, lockId: 1n }),
    lockQueries.detail(client, { kind: 'token', locker: one, lockId: 2n }),
  ],
  'locks of a locker': [
    lockQueries.list(client, lockers, { kind: 'token' }),
    lockQueries.list(client, { ...lockers, tokenLocker: two }, { kind: 'token' }),
    lockQueries.list(client, lockers, { kind: 'liquidity' }),
    lockQueries.list(client, lockers, { kind: 'token', owner: one }),
    lockQueries.list(client, lockers, { kind: 'token', newestId: 7n }),
  ],
  'what a withdrawal pays': [
    lockQueries.releasable(client, lock, 1),
    lockQueries.releasable(client, prolonged, 1),
  ],
  'sums of an asset': [
    lockQueries.lockedOf(client, lockers, one),
    lockQueries.lockedOf(client, { ...lockers, liquidityLocker: two }, one),
    lockQueries.lockedOf(client, { ...lockers, tokenLocker: two }, one),
  ],
  'a pair': [
    lockQueries.pair(client, lockers, one),
    lockQueries.pair(client, { liquidityLocker: two }, one),
  ],
  successors: [
    lockQueries.successors(client, lockers),
    lockQueries.successors(client, { lockAnnouncer: two }),
  ],
  'an operator': [
    lockQueries.operator(client, lockers, { owner: one, operator: two }),
    lockQueries.operator(client, { tokenLocker: two }, { owner: one, operator: two }),
    lockQueries.operator(client, lockers, { owner: one, operator: three }),
  ],
  'a pool': [
    stakingQueries.detail(client, { poolFactory: one }, { pool: 1n }),
    stakingQueries.detail(client, { poolFactory: two }, { pool: 1n }),
    stakingQueries.detail(client, { poolFactory: one }, { pool: 2n }),
  ],
  'records of pools': [
    stakingQueries.records(client, { poolFactory: one }, page),
    stakingQueries.records(client, { poolFactory: two }, page),
  ],
  'a collection': [
    nftQueries.detail(client, { nftSaleFactory: one }, { sale: 1n }),
    nftQueries.detail(client, { nftSaleFactory: two }, { sale: 1n }),
  ],
  'the newest collections': [
    nftQueries.newest(client, { nftSaleFactory: one }, { limit: 5 }),
    nftQueries.newest(client, { nftSaleFactory: two }, { limit: 5 }),
  ],
  'the platform’s receiver': [
    nftQueries.platformReceiver(client, { nftSaleFactory: one }),
    nftQueries.platformReceiver(client, { nftSaleFactory: two }),
  ],
  'the fee of inviter rewards': [
    nftQueries.openInviterFee(client, { nftSaleFactory: one }, one),
    nftQueries.openInviterFee(client, { nftSaleFactory: two }, one),
  ],
  plans: [vipQueries.plans(client, { vip: one }), vipQueries.plans(client, { vip: two })],
  'a membership': [
    vipQueries.membership(client, { vip: one }, one),
    vipQueries.membership(client, { vip: two }, one),
  ],
  'fees of the platform': [
    vipQueries.fees(client, { vip: one }, fees),
    vipQueries.fees(client, { vip: two }, fees),
    vipQueries.fees(client, undefined, fees),
    vipQueries.fees(client, { vip: one }, otherFees),
    vipQueries.fees(client, { vip: one }, fees, one),
  ],
  'a pool to repair': [
    repairQueries.pairState(client, undefined, wish),
    repairQueries.pairState(client, one, wish),
  ],
  'a repair': [
    repairQueries.report(client, repair, wish),
    repairQueries.report(client, { ...repair, poolRepair: two }, wish),
    repairQueries.report(client, repair, { ...wish, quoteAmount: 2n }),
  ],
  'what stops a repair': [
    repairQueries.obstacle(client, { token: one }),
    repairQueries.obstacle(client, { token: two }),
  ],
  'the record of an airdrop': [
    airdropRecordQueries.detail(client, { factory: one }, { airdrop: one }),
    airdropRecordQueries.detail(client, { factory: two }, { airdrop: one }),
  ],
  'what was claimed': [
    claimsQueries.claimed(client, one, [{ index: 1, amount: 1n }]),
    claimsQueries.claimed(client, one, [{ index: 1, amount: 2n }]),
    claimsQueries.claimed(client, one, [{ index: 2, amount: 1n }]),
  ],
  'the factory of tokens': [
    creationQueries.factory(client, { factory: one, detector: one }),
    creationQueries.factory(client, { factory: two, detector: one }),
  ],
  'a token': [
    tokenQueries.detail(client, { factory: one, detector: one }, { address: one }),
    tokenQueries.detail(client, { factory: two, detector: one }, { address: one }),
  ],
  'a token of others': [
    tokenQueries.foreign(client, undefined, { address: one }),
    tokenQueries.foreign(client, { factory: one, detector: one }, { address: one }),
  ],
  'a rehearsed trade': [
    safetyQueries.rehearsal(client, bsc, { token: one, pool: poolOf(0n) }),
    safetyQueries.rehearsal(client, bsc, { token: one, pool: poolOf(0n), stamp: 'closed' }),
    safetyQueries.rehearsal(client, bsc, { token: one, pool: poolOf(0n), stamp: 'open' }),
    safetyQueries.rehearsal(client, bsc, { token: one, pool: poolOf(1n) }),
  ],
  'the code of a token': [
    safetyQueries.code(client, one),
    safetyQueries.code(client, one, 'its owner'),
  ],
  'who holds liquidity': [
    safetyQueries.liquidity(client, sums),
    safetyQueries.liquidity(client, { ...sums, locker: two }),
    safetyQueries.liquidity(client, { ...sums, nftLocker: undefined }),
  ],
}

test.each(Object.entries(reads))(
  '%s: everything that changes the answer is in its key',
  (_, asked) => {
    const keys = asked.map(({ queryKey }) => JSON.stringify(queryKey))
    expect(new Set(keys).size).toBe(keys.length)
  },
)

test('all that is read of tokens is read anew together, batch openings too', () => {
  const opening = launchQueries.opening(client, { vault: one, openingId: 1n, account: two })
  const asked = [
    opening,
    launchQueries.opening(client, { vault: one, openingId: 2n }),
    tokenQueries.detail(client, { factory: one, detector: one }, { address: one }),
    creationQueries.factory(client, { factory: one, detector: one }),
    safetyQueries.code(client, one),
  ]
  for (const { queryKey } of asked) expect(queryKey.slice(0, 2)).toEqual([...tokenKey(client)])
  expect(JSON.stringify(opening.queryKey)).not.toBe(JSON.stringify(asked[1]?.queryKey))
})

test('the same question has the same key, and another one on another network', () => {
  const ask = (of: typeof client) => lockQueries.list(of, lockers, { kind: 'token' }).queryKey
  expect(ask(client)).toEqual(ask(client))
  expect(ask(client)).not.toEqual(ask(elsewhere))
})
