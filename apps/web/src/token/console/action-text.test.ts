import type { TokenActionList } from '@slipway/api-client'
import { expect, test } from 'vitest'
import { actionText } from './action-text.ts'

type Action = TokenActionList['items'][number]
const token = { decimals: 6, symbol: 'HBR' }
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const shown = '0x70…c79C8'
const action = (kind: Action['kind'], change: object = {}): Action =>
  ({
    id: '1',
    kind,
    actor: account,
    account: null,
    amount: null,
    uri: null,
    details: null,
    createdAt: 1,
    blockNumber: 1,
    txHash: '0x',
    ...change,
  }) as Action
const text = (kind: Action['kind'], change: object = {}) => actionText(action(kind, change), token)

test('says the numbers of an event in the reader’s units', () => {
  const taxes = { buyBps: '300', sellBps: '550', transferBps: '0' }
  expect(text('taxesSet', { details: taxes })).toBe('Set taxes: buy 3%, sell 5.5%, transfer 0%')
  const shares = { burn: '10', liquidity: '20', marketing: '70', dividend: '0' }
  expect(text('sharesSet', { details: shares })).toBe(
    'Divided the tax: burn 10%, liquidity 20%, marketing 70%',
  )
  const paying = { ...shares, marketing: '60', dividend: '10' }
  expect(text('sharesSet', { details: paying })).toContain('marketing 60%, dividends 10%')
  expect(text('walletLimitSet', { details: { amount: '2500000' } })).toContain('2.5')
  expect(text('rebatesSet', { details: { rebateBps: '150,50,0,0,0,0,0' } })).toBe(
    'Set the rebates to 1.5% / 0.5%',
  )
  expect(text('exemptionAdded', { account, details: { directions: '3' } })).toBe(
    `Exempted ${shown} from the transfer tax and the wallet limit (Both directions)`,
  )
})

test('names the taxes of a pool where there are any, and rebates that are gone as none', () => {
  const taxes = { buyBps: '0', sellBps: '0', transferBps: '0' }
  expect(text('taxesSet', { details: { ...taxes, addPoolBps: '5000', removePoolBps: '0' } })).toBe(
    'Set taxes: buy 0%, sell 0%, transfer 0%, adding to the pool 50%, removing from it 0%',
  )
  expect(text('taxesSet', { details: { ...taxes, addPoolBps: '0', removePoolBps: '0' } })).toBe(
    'Set taxes: buy 0%, sell 0%, transfer 0%',
  )
  expect(text('rebatesSet', { details: { rebateBps: '0,0,0,0,0,0,0' } })).toBe(
    'Set the rebates to 0%',
  )
})

test('tells handing over from renouncing', () => {
  expect(text('ownershipTransferred', { account })).toBe(`Transferred ownership to ${shown}`)
  const nobody = '0x0000000000000000000000000000000000000000'
  expect(text('ownershipTransferred', { account: nobody })).toBe('Renounced ownership')
})

test('a kind of a later release is named honestly', () => {
  expect(text('teleported' as Action['kind'])).toContain('does not know')
})
