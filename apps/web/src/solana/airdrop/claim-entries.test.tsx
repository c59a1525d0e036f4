// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { address } from '@solana/kit'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { PreparedReview } from '../flow/use-prepared-review.ts'
import { ClaimEntries } from './claim-entries.tsx'
import type { AirdropView } from './types.ts'
import type { PublishedList } from './use-published-list.ts'

const wallet = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')

afterEach(cleanup)

function show(left: bigint) {
  const view = {
    chain: getChain('sol') as SolanaChainDefinition,
    token: { mint: wallet, symbol: 'EDDY', decimals: 2 },
    airdrop: {
      ...{ address: wallet, startAt: 1, endAt: undefined, releaseSeconds: 0, firstBps: 10_000 },
      ...{ entries: 1, ledger: new Uint8Array(1) },
    },
    ...{ now: 2, status: 'running', left },
  } as unknown as AirdropView
  const list = {
    ...{ source: 'stored', version: 0 },
    find: async () => [{ index: 0, amount: 500n, proof: [] }],
  } as unknown as PublishedList
  const review = { account: wallet } as unknown as PreparedReview<string>
  renderWithTheme(<ClaimEntries {...{ view, list, review }} claimant={wallet} />)
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
