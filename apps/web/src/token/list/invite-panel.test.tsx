// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import InvitePanel from './invite-panel.tsx'

const { read } = vi.hoisted(() => ({ read: vi.fn() }))
vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('@slipway/sdk/token/evm/get-creation-inviter', () => ({ getCreationInviter: read }))
vi.mock('../../transaction/use-review.tsx', () => ({ useReview: () => ({ dialog: null }) }))
afterEach(cleanup)

const show = () =>
  renderWithTheme(
    <InvitePanel
      contracts={{ factory: zeroAddress, detector: zeroAddress }}
      account={zeroAddress}
    />,
  )

test('rewards that cannot be read are not passed over in silence', async () => {
  read.mockRejectedValue(new Error('away'))
  show()
  await screen.findByText(m.token_invite_failed())
})

test('where nothing is paid and nothing is due there is nothing to show', async () => {
  read.mockResolvedValue({ rewardWei: 0n, tokenCount: 1, inviterShareBps: 0n })
  show()
  await waitFor(() => expect(read).toHaveBeenCalled())
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(screen.queryByText(m.token_invite_title())).toBeNull()
})

test('only a wallet that created a token is given a link', async () => {
  read.mockResolvedValue({ rewardWei: 0n, tokenCount: 0, inviterShareBps: 1_000n })
  show()
  await screen.findByText(m.token_invite_first())
  expect(screen.queryByLabelText(m.token_invite_link())).toBeNull()
})
