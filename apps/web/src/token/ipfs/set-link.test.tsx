// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { TokenInfoNotFound } from '@slipway/sdk/evm/errors'
import { cleanup, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import SetLink from './set-link.tsx'

const { answer } = vi.hoisted(() => ({ answer: vi.fn() }))
vi.mock('wagmi', () => ({ useConnection: () => ({}) }))
vi.mock('../../core/app-link.tsx', () => ({ AppLink: () => null }))
vi.mock('../../transaction/use-review.tsx', () => ({ useReview: () => ({ dialog: null }) }))
vi.mock('../shared/use-token.ts', () => ({ useToken: () => answer() }))
afterEach(cleanup)

const show = () =>
  renderWithTheme(
    <SetLink contracts={{} as never} address={zeroAddress} stored={{ uri: 'ipfs://a' } as never} />,
  )

test('a token that no node tells of is not said to be unknown', () => {
  answer.mockReturnValue({ error: new Error('away') })
  show()
  screen.getByText(m.token_load_failed_title())
  expect(screen.queryByText(m.console_ipfs_attach_unknown())).toBeNull()
  cleanup()
  answer.mockReturnValue({ error: new TokenInfoNotFound(1, zeroAddress) })
  show()
  screen.getByText(m.console_ipfs_attach_unknown())
})
