import { beforeEach, describe, expect, it } from 'vitest'
import { makeMemoryIndex } from '../../../test/memory-index.ts'
import { ImpossibleEventError } from '../../store/event-handler.ts'
import { nftSaleFactorySettings } from './factory-settings.ts'
import { nftMints } from './mints.ts'
import { nftSaleDeployed } from './nft-sale-deployed.ts'
import { nftSaleActs } from './sale-acts.ts'
import { nftTransfer } from './transfer.ts'

type Hex = `0x${string}`

const A = '0x00000000000000000000000000000000000000A1'
const B = '0x00000000000000000000000000000000000000B2'
const C = '0x00000000000000000000000000000000000000C3'
const SALE = '0x00000000000000000000000000000000000000D4'
const FACTORY = '0x00000000000000000000000000000000000000FA'
const TOKEN = '0x00000000000000000000000000000000000000E5'
const ZERO = '0x0000000000000000000000000000000000000000'
const NEVER = 2 ** 40 - 1
const lower = (text: string) => text.toLowerCase()

let index: ReturnType<typeof makeMemoryIndex>
beforeEach(() => {
  index = makeMemoryIndex()
})

const numbers = {
  public: [2n, 2n, 100n, 1n, 10n, 50n, 40n, 5n, 900n, 1_900n, 2_900n, 250n, 0n, 7n],
  owner: [1n, 1n, 100n, 1n, 100n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n],
}

const deploy = ({ kind = 'public' as keyof typeof numbers, payment = ZERO as Hex } = {}) =>
  index.run(
    nftSaleDeployed,
    {
      owner: A,
      sale: SALE,
      templateId: 1n,
      id: 3n,
      stringParams: ['Cats\0', 'CAT', 'ipfs://hidden/', 'ipfs://cid/info.json'],
      addressParams: [payment, ZERO, ZERO],
      numberParams: numbers[kind],
      platformBps: 200n,
      feeWei: 9n,
    },
    { address: FACTORY, timestamp: 50 },
  )

const at = (timestamp = 100) => ({ address: SALE as Hex, timestamp })
const transfer = (from: Hex, to: Hex, tokenId: bigint, when = 100) =>
  index.run(nftTransfer, { from, to, tokenId }, at(when))

/** As the contract tells it: the owner's mints before their transfers, those of the list after them, others not at all. */
function mint(receiver: Hex, firstId: bigint, quantity: bigint, phase = 2n) {
  const when = phase === 1n ? 1_000 : 2_000
  const minted = { receiver, firstId, quantity, phase, price: 0n }
  const tell = () => index.run(nftMints.minted, minted, { ...at(when), txHash: '0xbbbb' })
  if (phase === 0n) tell()
  for (let id = firstId; id < firstId + quantity; id += 1n) transfer(ZERO, receiver, id, when)
  if (phase === 1n) tell()
}

const join = (account: Hex, id: bigint, inviter: Hex = ZERO) =>
  index.run(nftMints.userJoined, { account, id, inviter }, at())
const sale = () => index.row('nftSale', `7-${lower(SALE)}`)
const nft = (id: number) => index.row('nft', `7-${lower(SALE)}-${id}`)
const account = (address: string) =>
  index.row('nftSaleAccount', `7-${lower(SALE)}-${lower(address)}`)
const history = () => index.rowsOf('nftSaleEvent').map(({ kind }) => kind)

describe('a new NFT sale', () => {
  it('has the terms of its parameters, its number, and the first entry of its history', () => {
    deploy({ payment: TOKEN })
    expect(sale()).toMatchObject({
      ...{ recordId: 3, creator: lower(A), owner: lower(A), beneficiary: lower(A) },
      ...{ name: 'Cats\uFFFD', symbol: 'CAT', uri: 'ipfs://hidden/', infoCid: 'cid' },
      ...{ mintMethod: 2, urlMode: 2, total: 100, ownerShare: 10, mintFee: 50n, listFee: 40n },
      ...{ cap: 5, listStart: 900, publicStart: 1_900, endTime: 2_900, royaltyBps: 250 },
      ...{ paymentToken: lower(TOKEN), royaltyReceiver: null, platformBps: 200, feeWei: 9n },
      ...{ provenanceHash: `0x${'7'.padStart(64, '0')}`, minted: 0, holders: 0, createdAt: 50 },
    })
    expect(history()).toEqual(['created'])
    expect(index.row('nftSaleFactory', `7-${lower(FACTORY)}`)).toMatchObject({
      sales: 1,
      feesWei: 9n,
    })
    expect(index.row('platformChain', '7')).toMatchObject({
      nftSalesCreated: 1,
      nftSaleFeesWei: 9n,
    })
  })

  it('that has no end and hides nothing says so', () => {
    deploy({ kind: 'owner' })
    expect(sale()).toMatchObject({ endTime: NEVER, provenanceHash: null, listStart: 0 })
  })

  it('tells nothing before it is there', () => {
    expect(() => mint(B, 0n, 1n, 0n)).toThrow(ImpossibleEventError)
  })
})

describe('mints', () => {
  it('of the owner are apart from those of the sale, and each NFT knows its phase', () => {
    deploy()
    mint(B, 0n, 2n, 0n)
    join(B, 1n)
    mint(B, 2n, 2n, 1n)
    mint(B, 4n, 1n)
    expect(account(B)).toMatchObject({ given: 2, minted: 3, spent: 130n, held: 5, number: 1 })
    expect(sale()).toMatchObject({ minted: 5, ownerMinted: 2, users: 1, holders: 1, volume: 130n })
    expect([0, 1, 2, 3, 4].map((id) => nft(id)?.mintPhase)).toEqual([0, 0, 1, 1, 2])
    expect(index.row('platformDay', '7-0')).toMatchObject({ nftsMinted: 5, nftVolumeWei: 130n })
  })

  it('of one transaction to one address in one phase are one entry of the history', () => {
    deploy()
    mint(B, 0n, 3n)
    mint(C, 3n, 1n)
    const mints = index.rowsOf('nftSaleEvent').filter(({ kind }) => kind === 'minted')
    expect(mints.map(({ firstId, quantity, amount }) => [firstId, quantity, amount])).toEqual([
      [0, 3, 150n],
      [3, 1, 50n],
    ])
  })

  it('that were paid in a token add nothing to the volume in native currency', () => {
    deploy({ payment: TOKEN })
    mint(B, 0n, 1n)
    expect(sale()?.volume).toBe(50n)
    expect(index.row('platformChain', '7')).toMatchObject({ nftsMinted: 1, nftVolumeWei: 0n })
  })
})

describe('transfers', () => {
  it('move an NFT and count who holds any', () => {
    deploy()
    mint(B, 0n, 2n)
    transfer(B, C, 1n, 2_200)
    expect(nft(1)).toMatchObject({
      account: lower(C),
      minter: lower(B),
      mintedAt: 2_000,
      updatedAt: 2_200,
    })
    expect([account(B)?.held, account(C)?.held, sale()?.holders]).toEqual([1, 1, 2])
    transfer(B, C, 0n, 2_300)
    expect([account(B)?.held, account(C)?.held, sale()?.holders]).toEqual([0, 2, 1])
  })

  it('to oneself change no count', () => {
    deploy()
    mint(B, 0n, 1n)
    transfer(B, B, 0n, 2_200)
    expect([account(B)?.held, sale()?.holders, nft(0)?.updatedAt]).toEqual([1, 1, 2_200])
  })

  it('of an NFT that was never minted stop the index', () => {
    deploy()
    expect(() => transfer(B, C, 9n)).toThrow(ImpossibleEventError)
  })
})

describe('inviters', () => {
  it('are counted whom they brought, earn by level, and settle all of it with one claim', () => {
    deploy()
    join(B, 1n)
    join(C, 2n, B)
    const earn = (amount: bigint, level: bigint, timestamp: number) =>
      index.run(nftMints.rewardEarned, { inviter: B, receiver: C, level, amount }, at(timestamp))
    earn(10n, 1n, 3_000)
    earn(5n, 2n, 3_500)
    expect(account(B)).toMatchObject({ invitees: 1, rewardEarned: 15n, rewardSettled: 0n })
    expect(account(C)).toMatchObject({ inviter: lower(B), number: 2 })
    expect(account(B)?.rewardDueAt).toBe(3_000)
    // A payment token that shrank: less is paid, and nothing stays due.
    index.run(nftMints.rewardPaid, { inviter: B as Hex, to: C as Hex, amount: 12n }, at())
    expect(account(B)).toMatchObject({ rewardEarned: 15n, rewardSettled: 15n, rewardPaid: 12n })
    expect(account(B)?.rewardDueAt).toBeNull()
    expect(sale()).toMatchObject({ users: 2, rewardsEarned: 15n, rewardsPaid: 12n })
  })
})

describe('what the owner does', () => {
  it('is kept as it stands, and in the history', () => {
    deploy()
    index.run(nftSaleActs.inviterOpened, { rates: [500n, 100n] }, at())
    index.run(nftSaleActs.whitelistSet, { root: `0x${'ab'.repeat(32)}`, listKey: 'list' }, at())
    index.run(nftSaleActs.offsetDue, { drawBlock: 70n }, at())
    index.run(nftSaleActs.offsetDrawn, { offset: 0n }, at())
    index.run(nftSaleActs.revealed, { baseUri: 'ipfs://shown/' }, at())
    index.run(nftSaleActs.ipfsKeySet, { ipfsKey: 'other' }, at())
    index.run(nftSaleActs.proceedsPaid, { to: A as Hex, amount: 4n }, at())
    index.run(nftSaleActs.platformPaid, { to: C as Hex, amount: 1n }, at())
    expect(sale()).toMatchObject({
      ...{ inviterRates: '500,100', whitelistKey: 'list', drawBlock: 70, drawOffset: 0 },
      ...{ revealed: true, uri: 'ipfs://shown/', infoCid: 'other' },
      ...{ proceedsPaid: 4n, platformPaid: 1n },
    })
    expect(history()).toHaveLength(9)
  })

  it('leaves the last owner what the sale earns when the collection is given up', () => {
    deploy()
    index.run(nftSaleActs.ownershipTransferred, { newOwner: B as Hex }, at())
    index.run(nftSaleActs.ownershipTransferred, { newOwner: ZERO as Hex }, at())
    expect(sale()).toMatchObject({ owner: ZERO, beneficiary: lower(B) })
  })
})

describe('the factory of NFT sales', () => {
  it('keeps its settings, and what opening rewards cost beside the creation fees', () => {
    const ofFactory = { address: FACTORY as Hex }
    deploy()
    index.run(nftSaleFactorySettings.mintFeePercentSet, { bps: 300n }, ofFactory)
    index.run(nftSaleFactorySettings.openInviterFeeSet, { feeWei: 6n }, ofFactory)
    index.run(nftSaleFactorySettings.inviterOpened, { feeWei: 6n }, ofFactory)
    index.run(nftSaleFactorySettings.feeSet, { templateId: 1n, feeWei: 8n }, ofFactory)
    expect(index.row('nftSaleFactory', `7-${lower(FACTORY)}`)).toMatchObject({
      ...{ mintFeeBps: 300, openInviterFeeWei: 6n, feesWei: 15n },
    })
    expect(index.row('nftSaleTemplate', `7-${lower(FACTORY)}-1`)?.feeWei).toBe(8n)
  })
})
