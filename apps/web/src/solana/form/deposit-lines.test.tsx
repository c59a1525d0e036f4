// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { DepositLines } from './deposit-lines.tsx'

afterEach(cleanup)

test('deposits are shown to the lamport, never as less than they are', () => {
  const chain = getChain('sol') as SolanaChainDefinition
  renderWithTheme(<DepositLines chain={chain} lamports={2_039_280n} />)
  screen.getByText('0.00203928 SOL')
  expect(screen.queryByText('—')).toBeNull()
})
