// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { testEscrow } from '@slipway/sdk/solana/jupiter-lock/test/test-escrow'
import { address } from '@solana/kit'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectLabelledCells } from '../../../test/expect-labelled-cells.ts'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import OwnEscrows from './own-escrows.tsx'
import { cliffAt, testToken } from './test/escrow-token.ts'
import type { OwnEscrow } from './types.ts'

const chain = getChain('sol') as SolanaChainDefinition
const { recipient, creator, base } = testEscrow()
const fakes = vi.hoisted(() => ({ read: vi.fn(), run: vi.fn(), prepare: vi.fn() }))
vi.mock('./escrow-reads.ts', () => ({ readOwnEscrows: fakes.read }))
vi.mock('./prepare-escrow-claim.ts', () => ({ prepareEscrowClaim: fakes.prepare }))
vi.mock('../flow/use-prepared-review.ts', () => ({
  usePreparedReview: () => ({ run: fakes.run, isPreparing: false, dialog: null }),
}))
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ children }: { children: ReactNode }) => <span>{children}</span>,
}))

beforeEach(() => {
  for (const fake of Object.values(fakes)) fake.mockReset()
})
afterEach(cleanup)

const ownOf = (change: Partial<OwnEscrow> = {}): OwnEscrow => ({
  ...{ escrow: testEscrow(), token: testToken(), free: 1_100n, unreleased: 900n },
  ...{ nextAt: cliffAt, ...change },
})
async function show(escrows: readonly OwnEscrow[], left = 0) {
  fakes.read.mockResolvedValue({ escrows, left })
  renderWithTheme(<OwnEscrows chain={chain} account={recipient} />)
  await screen.findByText(m.soljuplock_own_title(), { selector: 'h2' })
}

test('an escrow of the wallet is claimed through the review', async () => {
  const own = ownOf()
  await show([own])
  screen.getByText(m.soljuplock_text())
  screen.getByText('1,100 EDDY')
  expect(screen.queryByText(m.soljuplock_recipient_changes())).toBeNull()
  expectLabelledCells(screen.getByRole('table'))
  fireEvent.click(screen.getByRole('button', { name: /EDDY/ }))
  const [act, prepare] = fakes.run.mock.calls[0] ?? []
  expect(act).toBe(own.escrow.address)
  const signer = { wallet: 1, account: 2 }
  await prepare(signer)
  expect(fakes.prepare).toHaveBeenCalledWith(chain, own, signer)
})

test('nothing free, an unread token and a transfer hook offer no claim', async () => {
  const at = (change: Partial<OwnEscrow>, place: typeof creator) =>
    ownOf({ ...change, escrow: testEscrow({ address: place, cancelableBy: 'both' }) })
  await show(
    [
      at({ free: 0n, nextAt: undefined }, creator),
      at({ token: undefined }, base),
      at({ token: testToken({ isHooked: true }) }, address('11111111111111111111111111111111')),
    ],
    2,
  )
  expect(screen.queryByRole('button')).toBeNull()
  const [, spent, unread, hooked] = screen.getAllByRole('row') as HTMLElement[]
  within(spent as HTMLElement).getByText(m.soljuplock_no_next())
  within(spent as HTMLElement).getByText(
    m.soljuplock_cancelable_by({ party: m.soljuplock_by_both() }),
  )
  expect(within(unread as HTMLElement).getAllByText(m.solana_lock_amount_unread())).toHaveLength(2)
  within(hooked as HTMLElement).getByText(m.soljuplock_hooked())
  screen.getByText(m.soljuplock_own_left({ count: 2 }))
})

test('a wallet without escrows has none, and a cluster without the program says nothing', async () => {
  await show([])
  screen.getByText(m.soljuplock_own_empty({ chain: chain.name }))
  cleanup()
  fakes.read.mockReset().mockResolvedValue(null)
  renderWithTheme(<OwnEscrows chain={chain} account={recipient} />)
  await vi.waitFor(() => expect(fakes.read).toHaveBeenCalledOnce())
  expect(screen.queryByText(m.soljuplock_own_title())).toBeNull()
})

test('a read that fails says so', async () => {
  fakes.read.mockRejectedValue(new TypeError('fetch failed'))
  renderWithTheme(<OwnEscrows chain={chain} account={recipient} />)
  await screen.findByText(m.soljuplock_read_failed())
})

test('a wallet that can be replaced as the recipient learns of it', async () => {
  await show([ownOf({ escrow: testEscrow({ recipientChangedBy: 'creator' }) })])
  screen.getByText(m.soljuplock_recipient_changes())
})
