import { beforeEach, describe, expect, it } from 'vitest'
import { makeMemoryIndex } from '../../../test/memory-index.ts'
import { ImpossibleEventError } from '../../store/event-handler.ts'
import { vipStarted } from './vip-payments.ts'
import { vipSettings } from './vip-settings.ts'

const A = '0x00000000000000000000000000000000000000A1'
const B = '0x00000000000000000000000000000000000000B2'
const VIP = '0x00000000000000000000000000000000000000F1'
const lower = (text: string) => text.toLowerCase()

let index: ReturnType<typeof makeMemoryIndex>
beforeEach(() => {
  index = makeMemoryIndex()
})

const at = (timestamp = 100) => ({ address: VIP as `0x${string}`, timestamp })
const contract = () => index.row('vipContract', `7-${lower(VIP)}`)
const plan = (number: number) => index.row('vipPlan', `7-${lower(VIP)}-${number}`)
const membership = (account: string) =>
  index.row('vipMembership', `7-${lower(VIP)}-${lower(account)}`)
const kinds = () => index.rowsOf('vipEvent').map(({ kind }) => kind)

const add = (number: bigint, price: bigint, circle = 30n) =>
  index.run(vipSettings.planAdded, { index: number, price, circle }, at())

function pay(
  user: string,
  payer: string,
  expiredAt: bigint,
  { index: number = 0n, now = 100 } = {},
) {
  const price = plan(Number(number))?.priceWei ?? 0n
  const addresses = { user: user as `0x${string}`, payer: payer as `0x${string}` }
  const args = { ...addresses, index: number, amount: price, circle: 30n, expiredAt }
  index.run(vipStarted, args, at(now))
}

describe('plans', () => {
  it('are open from the start, are closed and opened again, and keep what they cost', () => {
    add(0n, 5n)
    add(1n, 9n, 90n)
    index.run(vipSettings.planEnabled, { index: 1n, enabled: false }, at())
    expect(plan(0)).toMatchObject({ priceWei: 5n, days: 30, enabled: true })
    expect(plan(1)).toMatchObject({ priceWei: 9n, days: 90, enabled: false })
    index.run(vipSettings.planEnabled, { index: 1n, enabled: true }, at())
    expect(plan(1)).toMatchObject({ priceWei: 9n, days: 90, enabled: true })
    expect(contract()).toMatchObject({ plans: 2, members: 0 })
    expect(kinds()).toEqual(['planAdded', 'planAdded', 'planClosed', 'planOpened'])
  })

  it('are counted with what was paid for them', () => {
    add(0n, 5n)
    add(1n, 9n)
    pay(A, A, 500n)
    pay(B, B, 500n, { index: 1n })
    pay(B, B, 900n, { index: 1n })
    expect(plan(0)).toMatchObject({ payments: 1, paidWei: 5n })
    expect(plan(1)).toMatchObject({ payments: 2, paidWei: 18n })
    expect(contract()).toMatchObject({ payments: 3, paidWei: 23n })
  })

  it('that were never added cannot be paid', () => {
    expect(() => pay(A, A, 500n)).toThrow(ImpossibleEventError)
  })
})

describe('memberships', () => {
  it('end when the contract says, and remember their first and last payment', () => {
    add(0n, 5n)
    add(1n, 9n)
    pay(A, A, 500n, { now: 120 })
    pay(A, A, 900n, { index: 1n, now: 140 })
    expect(membership(A)).toMatchObject({
      ...{ expiresAt: 900, lastPaidWei: 9n, lastDays: 30 },
      ...{ payments: 2, paidWei: 14n, gifts: 0, firstAt: 120, updatedAt: 140 },
    })
  })

  it('belong to whom they were given, and who pays is no member by it', () => {
    add(0n, 5n)
    pay(B, A, 500n)
    expect(membership(B)).toMatchObject({ account: lower(B), gifts: 1, payments: 1 })
    expect(membership(A)).toBeUndefined()
    expect(index.rowsOf('vipEvent').at(-1)).toMatchObject({
      ...{ kind: 'paid', account: lower(B), payer: lower(A), planIndex: 0 },
      ...{ amountWei: 5n, days: 30, expiresAt: 500 },
    })
  })

  it('count their member once, however often it pays', () => {
    add(0n, 5n)
    pay(A, A, 500n)
    pay(A, B, 900n)
    pay(B, B, 500n)
    expect(contract()).toMatchObject({ members: 2, payments: 3 })
  })
})

describe('the contract', () => {
  it('keeps its owner, whom it pays, and what it paid', () => {
    index.run(vipSettings.ownershipTransferred, { newOwner: A as `0x${string}` }, at())
    index.run(vipSettings.devAddressSet, { devAddress: B as `0x${string}` }, at())
    index.run(vipSettings.withdrawn, { to: B as `0x${string}`, amountWei: 4n }, at())
    index.run(vipSettings.withdrawn, { to: B as `0x${string}`, amountWei: 3n }, at())
    expect(contract()).toMatchObject({ owner: lower(A), devAddress: lower(B), withdrawnWei: 7n })
    expect(kinds()).toEqual(['ownershipTransferred', 'devAddressSet', 'withdrawn', 'withdrawn'])
  })
})
