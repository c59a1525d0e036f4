// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { useSendToken } from './use-send-token.ts'

const mint = '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS'
const found = vi.hoisted(() => ({ reason: '' }))
vi.mock('../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))
vi.mock('@slipway/sdk/solana/multisend/get-send-token', () => ({
  getSendToken: async () => ({ ok: false, reason: found.reason }),
}))

function Problem() {
  return <p role="alert">{useSendToken(getChain('sol') as SolanaChainDefinition, mint).problem}</p>
}

afterEach(cleanup)

test.each(['transfer-hook', 'starts-frozen', 'non-transferable', 'paused', 'scaled', 'unknown'])(
  'a token that is refused for %s is said not to be sendable',
  async (reason) => {
    found.reason = reason
    renderWithTheme(<Problem />)
    const text = (await screen.findByText(/\w+ token/)).textContent
    expect(text).toMatch(/cannot be sent|can never be transferred/)
  },
)
