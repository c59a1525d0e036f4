// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { BuyerState, PresaleView } from '../types.ts'
import { testBuyer, testPresale } from './test/presale-fixture.ts'
import { useNamedInviter } from './use-named-inviter.ts'

const account = testPresale().creator
const friend = '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS'

const named = (given: string | undefined, buyer: BuyerState['buyer'] = null, inviterBps = [500]) =>
  renderHook(() => {
    const presale = testPresale({ inviterBps })
    const view = { chain: getChain('sol') as SolanaChainDefinition, presale } as PresaleView
    return useNamedInviter(view, { state: { buyer, balance: 0n, deposit: 0n }, account, given })
  }).result

beforeEach(() => sessionStorage.clear())

test('the inviter of a link is named for a wallet that is new, also once the link is gone', () => {
  expect(named(friend).current.inviter).toBe(friend)
  expect(named(undefined).current.inviter).toBe(friend)
  const dropped = named(undefined)
  act(() => dropped.current.drop())
  expect(dropped.current.inviter).toBeUndefined()
  expect(named(undefined).current.inviter).toBeUndefined()
})

test('nobody is named where nobody is rewarded, by whoever is in already, or by oneself', () => {
  expect(named(friend, null, []).current.inviter).toBeUndefined()
  expect(named(friend, testBuyer()).current.inviter).toBeUndefined()
  expect(named(account).current.inviter).toBeUndefined()
  for (const wrong of ['me', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])
    expect(named(wrong).current.inviter).toBeUndefined()
})
