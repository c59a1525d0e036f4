// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'
import ReviewDialog from './review-dialog.tsx'
import type { ShownPlan } from './shown-plan.ts'

const wallet = vi.hoisted(() => ({ type: 'injected' }))
vi.mock('wagmi', () => ({
  useConnection: () => ({ address: undefined, chainId: 1, connector: wallet }),
}))
vi.mock('./use-flow.ts', () => ({
  useFlow: ({ plan }: { plan: ShownPlan }) => ({
    view: {
      ...{ phase: 'review', plan, earlier: null },
      check: { ok: false, problem: { code: 'wrong_chain', walletChainId: 1 } },
    },
  }),
}))

const plan: ShownPlan = {
  definition: { name: 'test', batchable: true, errorsAbi: [], steps: () => [] },
  input: {},
  permits: [],
  label: { kind: 'token_burn', subject: 'HBR', contract: null },
  review: { title: 'Burn', pays: [], gets: [], facts: [], permanent: [], confirmLabel: 'Confirm' },
}

afterEach(cleanup)

test.each([
  ['injected', true],
  ['safe', false],
])('a wallet of type %s on another network is offered to switch: %s', (type, isOffered) => {
  wallet.type = type
  renderWithTheme(<ReviewDialog plan={plan} onDone={() => {}} onClose={() => {}} />)
  expect(screen.getByRole('button', { name: m.transaction_back() })).toBeDefined()
  const name = m.transaction_switch_chain({ chain: activeChain.name })
  expect(screen.queryByRole('button', { name }) !== null).toBe(isOffered)
})
