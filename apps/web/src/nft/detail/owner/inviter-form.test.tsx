// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { NftContracts } from '@slipway/sdk/nft/types'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { makeNftAct, makeSale } from '../../test/nft-fixture.ts'
import { InviterForm } from './inviter-form.tsx'

vi.mock('../../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))

const listFee = 10n ** 16n
const state = { inviterRates: [] }

/** Whether the fee is asked for, and what is said instead. */
function show(parts: Parameters<typeof makeNftAct>[0]) {
  cleanup()
  renderWithTheme(<InviterForm act={makeNftAct(parts)} contracts={{} as NftContracts} />)
  return screen.queryByText(m.nftpage_own_inviter_off()) !== null
}

afterEach(cleanup)

test('nobody pays to open rewards that nobody can earn any more', () => {
  expect(show({ sale: makeSale({ state }) })).toBe(true)
  expect(show({ sale: makeSale({ state }), phase: 'finished' })).toBe(false)
  screen.getByText(m.nftpage_own_inviter_over())
  const free = makeSale({ state, terms: { mintFee: 0n, listFee } })
  expect(show({ sale: free, phase: 'list' })).toBe(true)
  expect(show({ sale: free, phase: 'public' })).toBe(false)
  screen.getByText(m.nftpage_own_inviter_free())
})
