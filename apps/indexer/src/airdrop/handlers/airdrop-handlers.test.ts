import { NEVER_SECONDS } from '@slipway/database/airdrop/indexed'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeMemoryIndex } from '../../../test/memory-index.ts'
import { airdropActs } from './airdrop-acts.ts'
import { airdropDeployed } from './airdrop-deployed.ts'
import { airdropFactorySettings } from './factory-settings.ts'
import { multisendSent } from './multisend-sent.ts'

const FACTORY = '0x00000000000000000000000000000000000000F0'
const AIRDROP = '0x00000000000000000000000000000000000000D0'
const OWNER = '0x00000000000000000000000000000000000000A1'
const A = '0x00000000000000000000000000000000000000B1'
const B = '0x00000000000000000000000000000000000000B2'
const OLD = '0x00000000000000000000000000000000000000C1'
const NEW = '0x00000000000000000000000000000000000000C2'
const ZERO = '0x0000000000000000000000000000000000000000'
const at = { address: AIRDROP } as const
const lower = (text: string) => text.toLowerCase()

let index: ReturnType<typeof makeMemoryIndex>
beforeEach(() => {
  index = makeMemoryIndex()
})

const deploy = (
  templateId: bigint,
  addressParams: `0x${string}`[],
  numberParams: bigint[],
  where = {},
) =>
  index.run(
    airdropDeployed,
    {
      owner: OWNER,
      airdrop: AIRDROP,
      templateId,
      id: 3n,
      addressParams,
      numberParams,
      ipfsKey: 'ipfs://bafyfirst/list.json',
      feeWei: 20n,
    },
    { address: FACTORY, ...where },
  )

const deployMapping = () => deploy(1n, [OLD, NEW], [5n * 10n ** 17n, 200n, 900n, 1_000n])
const deployList = (endTime = 900n, startTime = 200n) =>
  deploy(2n, [NEW], [0xabn, startTime, endTime, 700n, 2_500n, 3_600n])

const airdrop = () => index.row('airdrop', `7-${lower(AIRDROP)}`)
const account = (address: string) =>
  index.row('airdropAccount', `7-${lower(AIRDROP)}-${lower(address)}`)
const history = () => index.rowsOf('airdropEvent').map(({ kind }) => kind)
const map = (address: `0x${string}`, received: bigint, amountOut: bigint) =>
  index.run(airdropActs.mapped, { account: address, received, amountOut }, at)
const claim = (place: bigint, address: `0x${string}`, amount: bigint, claimed: bigint) =>
  index.run(airdropActs.claimed, { index: place, account: address, amount, claimed }, at)

describe('a mapping', () => {
  it('begins with the terms that its factory was given', () => {
    deployMapping()
    expect(airdrop()).toMatchObject({
      templateId: 1,
      recordId: 3,
      owner: lower(OWNER),
      origin: lower(OLD),
      token: lower(NEW),
      rate: 5n * 10n ** 17n,
      root: null,
      startTime: 200,
      endTime: 900,
      deposited: 1_000n,
      infoCid: 'bafyfirst',
      feeWei: 20n,
    })
    expect(index.row('airdropFactorySettings', `7-${lower(FACTORY)}`)).toMatchObject({
      airdrops: 1,
      feesWei: 20n,
    })
  })

  it('counts what was brought and paid, of each account and of all, each account once', () => {
    deployMapping()
    map(A, 10n, 5n)
    map(B, 4n, 2n)
    map(A, 6n, 3n)
    expect(airdrop()).toMatchObject({ received: 20n, paid: 10n, accounts: 2, payments: 3 })
    expect(account(A)).toMatchObject({ received: 16n, paid: 8n, payments: 2 })
    expect(account(B)).toMatchObject({ received: 4n, paid: 2n, payments: 1 })
    expect(history()).toEqual(['created', 'mapped', 'mapped', 'mapped'])
  })

  it('tells old tokens that its owner takes from new ones', () => {
    deployMapping()
    index.run(airdropActs.recharged, { from: B, amount: 50n }, at)
    index.run(airdropActs.withdrawn, { token: NEW, to: OWNER, amount: 40n }, at)
    index.run(airdropActs.withdrawn, { token: OLD, to: OWNER, amount: 7n }, at)
    expect(airdrop()).toMatchObject({ deposited: 1_050n, withdrawn: 40n, originWithdrawn: 7n })
    expect(history()).toEqual(['created', 'recharged', 'withdrawn', 'withdrawn'])
  })

  it('keeps the newest key; the one of its birth is no act of its own', () => {
    deployMapping()
    index.run(airdropActs.ipfsKeySet, { ipfsKey: 'ipfs://bafyfirst/list.json' }, at)
    expect(history()).toEqual(['created'])
    index.run(airdropActs.ipfsKeySet, { ipfsKey: 'bafysecond' }, { ...at, txHash: '0xbbbb' })
    expect(airdrop()).toMatchObject({ ipfsKey: 'bafysecond', infoCid: 'bafysecond' })
    expect(history()).toEqual(['created', 'infoUpdated'])
  })
})

describe('an airdrop by list', () => {
  it('begins with root, release and the sum of its list', () => {
    deployList()
    expect(airdrop()).toMatchObject({
      templateId: 2,
      token: lower(NEW),
      origin: null,
      rate: null,
      root: `0x${'0'.repeat(62)}ab`,
      startTime: 200,
      endTime: 900,
      firstBps: 2_500,
      releaseSeconds: 3_600,
      listTotal: 700n,
      deposited: 700n,
    })
  })

  it('that never ends has an end that never comes', () => {
    deployList(0n)
    expect(airdrop()?.endTime).toBe(NEVER_SECONDS)
  })

  it('whose start lies before its creation begins with it, as its contract says', () => {
    deployList(900n, 3n)
    expect(airdrop()?.startTime).toBe(100)
  })

  it('counts entries once, however often they are paid, and accounts with several', () => {
    deployList()
    claim(0n, A, 10n, 10n)
    claim(0n, A, 30n, 40n)
    claim(5n, A, 7n, 7n)
    claim(9n, B, 1n, 1n)
    expect(airdrop()).toMatchObject({ paid: 48n, accounts: 2, entries: 3, payments: 4 })
    expect(account(A)).toMatchObject({ paid: 47n, payments: 3, received: 0n })
    const entry = index.row('airdropClaim', `7-${lower(AIRDROP)}-0`)
    expect(entry).toMatchObject({ position: 0n, account: lower(A), claimed: 40n, payments: 2 })
  })
})

it('an act of an airdrop that was never announced stops the index', () => {
  expect(() => map(A, 1n, 1n)).toThrow('was never announced')
})

describe('multisend', () => {
  const send = (listId: bigint, number: bigint, asset: `0x${string}` = NEW) =>
    index.run(
      multisendSent,
      { sender: A, asset, listId, number, recipients: 100n, total: 500n },
      { address: FACTORY, timestamp: 100 + Number(number) },
    )

  it('adds the batches of a list up', () => {
    send(77n, 0n)
    send(77n, 1n)
    const id = `7-${lower(FACTORY)}-${lower(A)}-${lower(NEW)}-77`
    expect(index.rowsOf('multisendList')).toEqual([
      expect.objectContaining({
        id,
        batches: 2,
        recipients: 200,
        total: 1_000n,
        firstAt: 100,
        updatedAt: 101,
      }),
    ])
    expect(index.rowsOf('multisend').map((row) => [row.batch, row.listRowId])).toEqual([
      ['0', id],
      ['1', id],
    ])
  })

  it('keeps the same list of another asset, and calls without a list, apart', () => {
    send(77n, 0n)
    send(77n, 0n, ZERO)
    send(0n, 0n)
    send(0n, 0n)
    expect(index.rowsOf('multisendList').map(({ batches }) => batches)).toEqual([1, 1, 1, 1])
  })
})

it('settings of the factory follow its events', () => {
  const of = { address: FACTORY } as const
  index.run(
    airdropFactorySettings.templateSet,
    { templateId: 2n, implementation: A, enabled: true },
    of,
  )
  index.run(airdropFactorySettings.feeSet, { templateId: 2n, feeWei: 9n }, of)
  index.run(airdropFactorySettings.feeWhitelistSet, { user: B, discountBps: 5_000n }, of)
  index.run(airdropFactorySettings.devAddressSet, { devAddress: A }, of)
  index.run(airdropFactorySettings.vipSet, { vip: B }, of)
  index.run(airdropFactorySettings.withdrawn, { amountWei: 5n }, of)
  index.run(airdropFactorySettings.ownershipTransferred, { newOwner: OWNER }, of)
  expect(index.row('airdropTemplate', `7-${lower(FACTORY)}-2`)).toMatchObject({
    implementation: lower(A),
    enabled: true,
    feeWei: 9n,
  })
  expect(index.row('airdropFeeDiscount', `7-${lower(FACTORY)}-${lower(B)}`)?.discountBps).toBe(
    5_000,
  )
  expect(index.row('airdropFactorySettings', `7-${lower(FACTORY)}`)).toMatchObject({
    owner: lower(OWNER),
    devAddress: lower(A),
    vip: lower(B),
    withdrawnWei: 5n,
  })
})
