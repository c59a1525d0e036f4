// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { m, setLocale } from '@slipway/messages'
import type { Membership } from '@slipway/sdk/vip/types'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CreationFee } from './creation-fee.tsx'
import { nativeAmount } from './native-amount.ts'
import VipMark from './vip-mark.tsx'

const now = 1_800_000_000
const day = 86_400
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const full = 2n * 10n ** 17n
const state = vi.hoisted(() => ({ expiresAt: 0, isWaived: true }))
const one = vi.hoisted(() => '0x0000000000000000000000000000000000000001')

vi.mock('./vip-contracts.ts', () => ({ vipContracts: { vip: one } }))
vi.mock('wagmi', () => ({ useConnection: () => ({ address: account }) }))
vi.mock('../core/read-client.ts', () => ({ readClient: { chain: { id: 56 } } }))
vi.mock('@slipway/sdk/vip/evm/get-membership', () => ({
  getMembership: async (): Promise<Membership> => ({
    user: account,
    expiresAt: state.expiresAt,
    paidWei: 0n,
    days: 30,
    readAt: now,
  }),
}))
vi.mock('@slipway/sdk/vip/evm/get-fee-factories', () => ({
  getFeeFactories: () => [{ tool: 'token', address: one }],
}))
vi.mock('@slipway/sdk/vip/evm/get-creation-fees', () => ({
  getCreationFees: async () => [
    { tool: 'token', templateId: 1, fullFeeWei: full, isWaived: state.isWaived },
  ],
}))
// Links belong to the router, which stands outside.
vi.mock('../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

const show = (content: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">{content}</MantineProvider>
    </QueryClientProvider>,
  )
const showFee = (feeWei: bigint, fullFeeWei = full) =>
  show(<CreationFee tool="token" fee={{ feeWei, fullFeeWei }} />)
const text = () => document.body.textContent ?? ''
/** Until both reads have been answered. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)))

beforeEach(async () => {
  await setLocale('en-US')
  Object.assign(state, { expiresAt: 0, isWaived: true })
})
afterEach(cleanup)

test('who is no member sees the full price and what membership would save, with the way there', async () => {
  showFee(full)
  const link = await screen.findByRole('link', {
    name: m.vip_fee_would_save({ amount: nativeAmount(full) }),
  })
  expect(link.getAttribute('href')).toBe('/vip')
  expect(text()).toContain(`${m.vip_fee()}${nativeAmount(full)}`)
  expect(text()).not.toContain(m.vip_fee_you_pay())
})

test('who pays less than others would save what is left to pay, not the full price', async () => {
  showFee(full / 2n)
  await screen.findByRole('link', {
    name: m.vip_fee_would_save({ amount: nativeAmount(full / 2n) }),
  })
  expect(text()).toContain(`${m.vip_fee_discount()}−${nativeAmount(full / 2n)}`)
  expect(text()).toContain(`${m.vip_fee_you_pay()}${nativeAmount(full / 2n)}`)
})

test('a member sees the full price, nothing to pay, and what was saved', async () => {
  state.expiresAt = now + day
  showFee(0n)
  await waitFor(() => expect(text()).toContain(m.vip_fee_saved({ amount: nativeAmount(full) })))
  expect(text()).toContain(`${m.vip_fee()}${nativeAmount(full)}`)
  expect(text()).toContain(`${m.vip_fee_membership()}−${nativeAmount(full)}`)
  expect(text()).toContain(`${m.vip_fee_you_pay()}${nativeAmount(0n)}`)
})

test('who is exempt without a membership is told of a discount, not of a membership', async () => {
  showFee(0n)
  await settled()
  expect(text()).toContain(`${m.vip_fee_discount()}−${nativeAmount(full)}`)
  expect(text()).not.toContain(m.vip_fee_membership())
  expect(screen.queryByRole('link')).toBeNull()
})

test('no membership is offered where the factory does not ask for it', async () => {
  state.isWaived = false
  showFee(full)
  await settled()
  expect(screen.queryByRole('link')).toBeNull()
})

test('where nothing is charged, nothing is offered', async () => {
  showFee(0n, 0n)
  await settled()
  expect(text().endsWith(`${m.vip_fee()}${m.vip_fee_none()}`)).toBe(true)
})

test('the header marks a member, and warns before the end', async () => {
  state.expiresAt = now + 30 * day
  const { unmount } = show(<VipMark />)
  const mark = await screen.findByRole('img')
  expect(mark.getAttribute('data-state')).toBe('member')
  unmount()
  state.expiresAt = now + 2 * day
  show(<VipMark />)
  expect((await screen.findByRole('img')).getAttribute('data-state')).toBe('ending')
})

test('the header marks nobody whose membership is over', async () => {
  state.expiresAt = now
  show(<VipMark />)
  await settled()
  expect(screen.queryByRole('img')).toBeNull()
})
