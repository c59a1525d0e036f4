// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'
import type { FlowCheck } from './check-flow.ts'
import { ReviewCost } from './review-cost.tsx'

afterEach(cleanup)

const GWEI = 10n ** 9n

function showFee(expected: bigint, most: bigint): string {
  const check = {
    ok: true,
    valueWei: 0n,
    expectedGasWei: expected,
    mostGasWei: most,
    balanceWei: 10n ** 18n,
  } as unknown as FlowCheck
  renderWithTheme(<ReviewCost chain={activeChain} check={check} />)
  return screen.getByText(m.transaction_gas()).nextElementSibling?.textContent ?? ''
}

test('the network fee says what is expected and at most, and one figure where both are the same', () => {
  const amount = (wei: string) => `${wei}\u00a0${activeChain.nativeCurrency.symbol}`
  expect(showFee(21_000n * GWEI, 42_000n * GWEI)).toBe(
    m.transaction_gas_range({ amount: amount('0.000021'), most: amount('0.000042') }),
  )
  cleanup()
  expect(showFee(21_000n * GWEI, 21_000n * GWEI)).toBe(
    m.transaction_gas_most({ amount: amount('0.000021') }),
  )
})

test('Chinese sets what is in brackets in its own', () => {
  const inputs = { amount: '1 ETH', most: '2 ETH' }
  expect(m.transaction_gas_range(inputs, { locale: 'zh-CN' })).toBe('约 1 ETH（最多 2 ETH）')
})
