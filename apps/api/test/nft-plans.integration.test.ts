import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nftSaleLists } from '../src/nft/nft-sale-lists.ts'
import { readNftSale, readNftSaleAccount } from '../src/nft/read-nft-sale.ts'
import { readNftSales } from '../src/nft/read-nft-sales.ts'
import { readPortfolioNftSales, readPortfolioNfts } from '../src/nft/read-portfolio-nfts.ts'
import {
  NFT_SALE_SORTS,
  NFT_SALE_STATES,
  type NftSaleListQuery,
  nftSaleListQuery,
} from '../src/nft/schemas.ts'
import { openPlans, type Plans } from './open-plans.ts'
import { parseQuery } from './parse-query.ts'
import { NOW } from './seed-nft-sales.ts'
import { addressOf } from './seed-terms.ts'

type Hex = `0x${string}`

const MANY = 100_000
/** Blocks of 8 KB that one page of sales may touch; a list that is read as a whole touches seven thousand and more. */
const FEW_BLOCKS = 4_000
/** What belongs to one sale or one wallet is never gathered. */
const VERY_FEW_BLOCKS = 1_000
const NO_END = 1_099_511_627_775
const POPULAR = addressOf(0x909) as Hex
const WHALE = addressOf(0x3a1) as Hex
const SALE = addressOf(5_000_077)
const address = (expression: string) => `'0x' || lpad(to_hex(${expression}), 40, '0')`
const ofSale = `'56-${SALE}', 56, '${SALE}'`

/**
 * A third of all sales are paid in one token, a third are one owner's; one in a hundred is its owner's alone, one in five
 * hundred each waits, mints by list or mints for all, and of the rest half are sold out and half were ended by the clock.
 * One sale has as many NFTs, users and mints, and one address has something in every sale.
 */
const SEED = `
INSERT INTO "index".nft_sale (id, chain_id, address, factory, template_id, record_id, creator, owner, beneficiary, name, symbol, mint_method, url_mode, uri, ipfs_key, info_cid,
  whitelist_key, total, payment_token, mint_fee, list_start, public_start, end_time, minted, inviter_rates, created_at, block_number, tx_hash, updated_at)
SELECT '56-' || a, 56, a, '0xfac', 1, k, w, w, w, 'Project ' || md5(k::text), 'S' || k, CASE WHEN k % 100 = 7 THEN 1 ELSE 2 END, 2, '', '', '', '', 1000,
  CASE WHEN k % 3 = 0 THEN '${POPULAR}' ELSE ${address('1000000 + k % 9000')} END, 50, CASE WHEN k % 500 < 2 THEN ${NOW} - 100000 + (k % 500) * 200000 ELSE 0 END,
  ${NOW} + CASE WHEN k % 500 < 2 THEN 300000 + k ELSE - 100000 - k END, CASE WHEN k % 500 < 3 OR k % 100 = 7 OR k % 2 = 0 THEN ${NO_END} ELSE ${NOW} - k END,
  CASE WHEN k % 500 < 3 OR k % 100 = 7 THEN k % 10 WHEN k % 2 = 0 THEN 1000 ELSE k % 977 END, '', ${NOW} - 200000 + k, k, '0xabc', ${NOW}
FROM (SELECT k, ${address('5000000 + k')} AS a, CASE WHEN k % 3 = 1 THEN '${WHALE}' ELSE ${address('k % 5000')} END AS w FROM generate_series(1, ${MANY}) k) s;
INSERT INTO "index".nft (id, sale_id, chain_id, sale, token_id, account, minter, mint_phase, minted_at, updated_at)
SELECT '56-${SALE}-' || k, ${ofSale}, k, CASE WHEN k % 3 = 0 THEN '${WHALE}' ELSE ${address('k % 5000')} END, '${WHALE}', 2, ${NOW} - k, ${NOW} - (k * 7919) % ${MANY} FROM generate_series(1, ${MANY}) k;
INSERT INTO "index".nft_sale_account (id, sale_id, chain_id, sale, account, number, inviter, minted, held, invitees, reward_earned, reward_settled, first_at, updated_at)
SELECT '56-${SALE}-' || w, ${ofSale}, w, k, CASE WHEN k % 3 = 0 THEN '${WHALE}' END, 1, (k * 7919) % 977, k % 3, (k * 7919) % 977, 1, k, k FROM (SELECT k, ${address('3000 + k')} AS w FROM generate_series(1, ${MANY}) k) s;
INSERT INTO "index".nft_sale_account (id, sale_id, chain_id, sale, account, minted, held, reward_earned, reward_settled, first_at, updated_at)
SELECT id || '-${WHALE}', id, 56, address, '${WHALE}', 1, 1, CASE WHEN record_id % 1000 = 0 THEN 9 ELSE 5 END, 5, created_at, created_at FROM "index".nft_sale;
INSERT INTO "index".nft_sale_event (id, sale_id, chain_id, sale, kind, actor, account, amount, first_id, quantity, phase, created_at, block_number, tx_hash)
SELECT '56-' || lpad(k::text, 12, '0') || '-000001', ${ofSale}, CASE WHEN k % 10 = 0 THEN 'rewardPaid' ELSE 'minted' END, '${WHALE}', CASE WHEN k % 3 = 1 THEN '${WHALE}' ELSE ${address('k % 5000')} END, 5, k, 1, 2, k, k, '0xabc' FROM generate_series(1, ${MANY}) k;
`

describe(`NFT sales at ${MANY}, one of them with as many NFTs and users`, () => {
  let plans: Plans

  beforeAll(async () => {
    plans = await openPlans(SEED)
  }, 180_000)

  afterAll(() => plans?.stop())

  const list = (query: Partial<NftSaleListQuery>) => () =>
    readNftSales(plans.read, parseQuery(nftSaleListQuery, query), 56, NOW)

  const filters: Partial<NftSaleListQuery>[] = [
    {},
    { method: 'owner' },
    ...NFT_SALE_STATES.map((state) => ({ state })),
    { owner: WHALE },
    { creator: WHALE },
    { payment: POPULAR },
    { payment: POPULAR, state: 'public' },
    { search: SALE },
    { search: WHALE },
    { search: '77' },
    { search: 'S7' },
    { search: 'ab12' },
    { search: WHALE, state: 'public' },
  ]
  const cases = filters.flatMap((filter) => NFT_SALE_SORTS.map((sort) => ({ ...filter, sort })))

  it.each(cases)('lists by %j, the first page and a later one', async (query) => {
    const first = await list({ ...query, limit: 50 })()
    expect(first.items.length).toBeGreaterThan(0)
    expect(await plans.blocksOf(list(query))).toBeLessThan(FEW_BLOCKS)
    if (!first.nextCursor) return
    const later = list({ ...query, cursor: first.nextCursor })
    expect(await plans.blocksOf(later)).toBeLessThan(FEW_BLOCKS)
  })

  const id = `56-${SALE}`
  const page = { limit: 20 }
  const account = addressOf(3_077) as Hex
  const inSale = (name: keyof typeof nftSaleLists, more: object = {}) => [
    `${name} of a sale by ${JSON.stringify(more)}`,
    () => nftSaleLists[name](plans.read, id, { ...page, ...more }),
  ]
  const reads: Record<string, () => Promise<unknown>> = {
    'one sale by its number': () => readNftSale(plans.read, { chainId: 56, sale: '77' }, NOW),
    'one sale by its address': () => readNftSale(plans.read, { chainId: 56, sale: SALE }, NOW),
    'one address in it': () => readNftSaleAccount(plans.read, { chainId: 56, sale: SALE }, account),
    'NFTs of a wallet': () => readPortfolioNfts(plans.read, WHALE, page, 56, NOW),
    'sales of a wallet': () => readPortfolioNftSales(plans.read, WHALE, page, 56, NOW),
    'rewards due to a wallet': () =>
      readPortfolioNftSales(plans.read, WHALE, { ...page, due: 'true' }, 56, NOW),
    ...Object.fromEntries([
      inSale('nfts'),
      inSale('nfts', { owner: WHALE }),
      inSale('users'),
      inSale('users', { inviter: WHALE }),
      inSale('inviters'),
      inSale('holders'),
      inSale('mints'),
      inSale('mints', { account: WHALE }),
      inSale('history'),
    ]),
  }

  it.each(Object.keys(reads))('%s', async (name) => {
    expect(await plans.blocksOf(reads[name] as () => Promise<unknown>)).toBeLessThan(
      VERY_FEW_BLOCKS,
    )
  })
})
