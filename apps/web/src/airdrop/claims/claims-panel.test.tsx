// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { FormContext } from '../../action/form-context.ts'
import { PlanRefused } from '../../action/plan-refused.ts'
import { OtherClaims } from './claims-panel.tsx'
import type { ClaimsView } from './claims-view.ts'
import type { PublishedList } from './use-published-list.ts'

const chain = vi.hoisted(() => ({ code: undefined as string | undefined }))
vi.mock('../../core/read-client.ts', () => ({
  readClient: { chain: { id: 31_337 }, getCode: async () => chain.code },
}))
const plans = vi.hoisted(() => ({ claimPlan: vi.fn() }))
vi.mock('./claims-plans.ts', async (read) => ({ ...(await read<object>()), ...plans }))
vi.mock('../../transaction/connect-button.tsx', () => ({ ConnectButton: () => null }))
vi.mock('./use-claim-entries.ts', () => ({
  useClaimEntries: () => ({ entries: [{ index: 0, amount: 5n, claimed: 0n, due: 5n, proof: [] }] }),
}))

afterEach(cleanup)

const signer = `0x${'1'.repeat(40)}` as const
const token = { address: zeroAddress, name: 'Gold', symbol: 'GLD', decimals: 0 }
const act = { token, open: () => undefined, doneOf: () => null } as unknown as FormContext

function look(at: string) {
  const airdrop = { startTime: 1n, endTime: 9n, releaseSeconds: 0n, tokensLeft: 9n }
  const view = { airdrop, token, status: 'running', now: 5, account: signer }
  renderWithTheme(
    <OtherClaims act={act} view={view as unknown as ClaimsView} list={{} as PublishedList} />,
  )
  fireEvent.change(screen.getByLabelText(m.airdrop_list_row_address()), { target: { value: at } })
  fireEvent.click(screen.getByRole('button', { name: m.airdrop_other_check() }))
}
const claim = { name: m.airdrop_claim_now({ amount: '5\u00a0GLD' }) }

test('nobody is offered to claim for a contract, which is paid only what it asks for itself', async () => {
  const [contract, wallet] = [`0x${'2'.repeat(40)}`, `0x${'3'.repeat(40)}`] as const
  chain.code = '0x60'
  look(contract)
  await screen.findByText(m.airdrop_other_contract())
  expect(screen.queryByRole('button', claim)).toBeNull()
  cleanup()
  // A key that was lent code is a wallet all the same.
  chain.code = `0xef0100${'4'.repeat(40)}`
  look(wallet)
  await screen.findByRole('button', claim)
  expect(screen.queryByText(m.airdrop_other_contract())).toBeNull()
})

test('a claim that cannot be prepared says why', async () => {
  chain.code = undefined
  look(`0x${'3'.repeat(40)}`)
  plans.claimPlan.mockRejectedValueOnce(new PlanRefused('The node is away.'))
  fireEvent.click(await screen.findByRole('button', claim))
  await screen.findByText('The node is away.')
})
