// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { ProgramAuthority } from '@slipway/sdk/solana/get-program-authority'
import { EscrowListRefused } from '@slipway/sdk/solana/jupiter-lock/get-escrows'
import { testEscrow } from '@slipway/sdk/solana/jupiter-lock/test/test-escrow'
import type { JupiterEscrow } from '@slipway/sdk/solana/jupiter-lock/types'
import { type Address, address } from '@solana/kit'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectLabelledCells } from '../../../test/expect-labelled-cells.ts'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { escrowTimeText } from './escrow-texts.ts'
import { cliffAt, testToken } from './test/escrow-token.ts'
import TokenEscrows from './token-escrows.tsx'
import type { TokenEscrows as Reading } from './types.ts'

const chain = getChain('sol') as SolanaChainDefinition
const token = testToken()
const { mint } = token
const read = vi.hoisted(() => vi.fn())
vi.mock('./escrow-reads.ts', () => ({ readTokenEscrows: read }))

afterEach(cleanup)

/** A token whose escrows have full token accounts, one day after their cliff. */
async function show(
  escrows: readonly Partial<JupiterEscrow>[],
  { left = 0, upgradeAuthority = null as ProgramAuthority } = {},
) {
  const held = escrows.map((change) => ({ escrow: testEscrow(change), vaultAmount: 2_000n }))
  const reading: Reading = {
    ...{ lock: { upgradeAuthority }, token, list: { held, left }, now: cliffAt + 86_400n },
  }
  read.mockResolvedValue(reading)
  renderWithTheme(<TokenEscrows chain={chain} mint={mint} />)
  await screen.findByText(m.soljuplock_title())
}
test('only what nobody can cancel counts as locked; the rest is said to be none', async () => {
  await show([
    {},
    { address: address('2VGBFBXEhYNdkfTcBzGDM3cUU7uGQJ1NGzdAMVkZgVCE'), cancelableBy: 'creator' },
  ])
  const texts = screen.getAllByText(/EDDY/).map(({ textContent }) => textContent)
  expect(texts).toContain('900\u00a0EDDY')
  expect(texts).not.toContain('1,800\u00a0EDDY')
  const [, kept, cancelable] = screen.getAllByRole('row')
  within(kept as HTMLElement).getByText(m.soljuplock_by_nobody())
  within(cancelable as HTMLElement).getByText(m.soljuplock_by_creator())
  within(cancelable as HTMLElement).getByText(m.soljuplock_cancelable())
  expectLabelledCells(screen.getByRole('table'))
})

test('the next release, what waits to be claimed, and who can replace the program are said', async () => {
  await show([{}], { upgradeAuthority: address('YQ3Ey16RNDToPxW5ohMGnoo3txSyQPtTHHyYB8BDpgL') })
  screen.getByText('1,100 EDDY')
  screen.getByText('100 EDDY')
  expect(screen.getAllByText(escrowTimeText(cliffAt + 2n * 86_400n))).toHaveLength(2)
  screen.getByText(m.soljuplock_upgrade_help())
  screen.getAllByText(/^YQ3E/)
  screen.getByText(m.soljuplock_text())
})

test('who can change the recipient is said, and a release that no calendar reaches', async () => {
  await show([{ recipientChangedBy: 'both', cliffAt: 2n ** 64n - 1n }], { left: 7 })
  screen.getByText(m.soljuplock_recipient_changes())
  screen.getByText(m.soljuplock_left({ count: 7 }))
  expect(screen.getAllByText(m.lock_unlock_never())).toHaveLength(2)
})

test('twenty are shown at first, and the others on demand', async () => {
  await show(Array.from({ length: 25 }, (_, place) => ({ address: `escrow ${place}` as Address })))
  expect(screen.getAllByRole('row')).toHaveLength(21)
  fireEvent.click(screen.getByText(m.lock_list_more()))
  expect(screen.getAllByRole('row')).toHaveLength(26)
})

test('a token without escrows has none, and a cluster without the program says nothing', async () => {
  await show([])
  screen.getByText(m.soljuplock_empty())
  cleanup()
  read.mockClear().mockResolvedValue(null)
  renderWithTheme(<TokenEscrows chain={chain} mint={mint} />)
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce())
  expect(screen.queryByText(/Jupiter/)).toBeNull()
  expect(screen.queryByText(m.soljuplock_title())).toBeNull()
})

test('a node that refuses the list is told from one that is silent', async () => {
  read.mockRejectedValue(new EscrowListRefused(undefined))
  renderWithTheme(<TokenEscrows chain={chain} mint={mint} />)
  await screen.findByText(m.soljuplock_unlisted())
  cleanup()
  read.mockRejectedValue(new TypeError('fetch failed'))
  renderWithTheme(<TokenEscrows chain={chain} mint={mint} />)
  await screen.findByText(m.transaction_problem_unreachable({ chain: chain.name }))
})
