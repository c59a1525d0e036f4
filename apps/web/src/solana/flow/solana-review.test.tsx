// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { type SolanaRecord, useRecordStore } from './record-store.ts'
import type { SolanaPlan } from './solana-plan.ts'
import SolanaReview from './solana-review.tsx'

vi.mock('./use-solana-flow.ts', () => ({ useSolanaFlow: () => ({ view: { phase: 'checking' } }) }))
vi.mock('./solana-check.tsx', () => ({ SolanaCheck: () => null }))

afterEach(() => {
  cleanup()
  useRecordStore.setState({ records: [] })
})

const chain = getChain('sol') as SolanaChainDefinition
const plan = {
  ...{ chain, kind: 'pool_stake', subject: 'EDDY', mint: 'mint', pool: 'pool', deposits: [] },
  terms: ['receiver', 5n],
  request: { payer: { address: 'wallet' } },
  review: { title: 'Stake', pays: [], gets: [], facts: [], permanent: [], confirmLabel: 'Sign' },
} as unknown as SolanaPlan
const sent = {
  ...{ signature: 'x', chainId: chain.chainId, account: 'wallet', kind: 'pool_stake' },
  ...{ subject: 'EDDY', mint: 'mint', pool: 'pool', createdAt: 1, lastValidBlockHeight: 1n },
  ...{ status: 'pending', terms: ['receiver', 5n] },
} as unknown as SolanaRecord

test.each([
  ['the same act', {}, true],
  ['one that came in', { status: 'confirmed' }, false],
  ['another act', { kind: 'pool_withdraw' }, false],
  ['another pool', { pool: 'other' }, false],
  ['another account', { account: 'other' }, false],
  ['another network', { chainId: 1 }, false],
  ['another receiver', { terms: ['other', 5n] }, false],
  ['another amount', { terms: ['receiver', 6n] }, false],
  ['one of which an earlier release kept no terms', { terms: undefined }, true],
] as const)(
  'a review says whether the same may still come into a block: %s',
  (_, change, isSaid) => {
    useRecordStore.setState({ records: [{ ...sent, ...change } as SolanaRecord] })
    renderWithTheme(<SolanaReview plan={plan} onDone={() => undefined} onClose={() => undefined} />)
    expect(screen.queryByText(m.transaction_underway()) !== null).toBe(isSaid)
  },
)
