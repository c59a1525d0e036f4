// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { formatTime, m } from '@slipway/messages'
import { type Address, address } from '@solana/kit'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { PreparedReview } from '../flow/use-prepared-review.ts'
import { ClaimEntries } from './claim-entries.tsx'
import type { AirdropView } from './types.ts'
import type { PublishedList } from './use-published-list.ts'

const friend = address('SysvarRent111111111111111111111111111111111')
const wallet = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')

afterEach(cleanup)

interface Shown {
  /** Of whom the entries are; of the connected wallet, where nothing else is given. */
  claimant?: Address
  releaseSeconds?: number
}

function show(left: bigint, { claimant = wallet, releaseSeconds = 0 }: Shown = {}) {
  const view = {
    chain: getChain('sol') as SolanaChainDefinition,
    token: { mint: wallet, symbol: 'EDDY', decimals: 2, isTaxed: true },
    airdrop: {
      ...{ address: wallet, startAt: 1, endAt: undefined, releaseSeconds, firstBps: 10_000 },
      ...{ entries: 1, ledger: new Uint8Array(1) },
    },
    ...{ now: 2, status: 'running', left },
  } as unknown as AirdropView
  const list = {
    ...{ source: 'stored', version: 0 },
    find: async () => [{ index: 0, amount: 500n, proof: [] }],
  } as unknown as PublishedList
  const review = { account: wallet } as unknown as PreparedReview<string>
  renderWithTheme(<ClaimEntries {...{ view, list, review }} claimant={claimant} />)
}

const claim = { name: m.airdrop_claim_now({ amount: '5\u00a0EDDY' }) }

test('a claim that the airdrop cannot pay is said, and not offered', async () => {
  show(500n)
  await screen.findByRole('button', claim)
  expect(screen.queryByText(m.airdrop_mine_short())).toBeNull()
  cleanup()
  show(499n)
  await screen.findByText(m.airdrop_mine_short())
  expect(screen.queryByRole('button', claim)).toBeNull()
})

test('a recipient can claim while a taxed token is released, and nobody else is told so', async () => {
  const next = m.airdrop_mine_next({ time: formatTime(11) })
  show(500n, { releaseSeconds: 10 })
  await screen.findByText(next)
  cleanup()
  show(500n, { releaseSeconds: 10, claimant: friend })
  await screen.findByText(m.airdrop_mine_due())
  expect(screen.queryByText(next)).toBeNull()
})
