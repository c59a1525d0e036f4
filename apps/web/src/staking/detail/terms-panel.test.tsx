// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { m, setLocale } from '@slipway/messages'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nativeAmount } from '../../creation-fee/native-amount.ts'
import { makePool, poolNow } from '../test/pool-fixture.ts'
import { TermsPanel } from './terms-panel.tsx'

beforeEach(() => setLocale('en-US'))
afterEach(cleanup)

function paidFee(serviceFee: bigint): string | null | undefined {
  const view = { pool: makePool({ serviceFee }), now: poolNow } as never
  render(
    <MantineProvider env="test">
      <TermsPanel view={view} />
    </MantineProvider>,
  )
  return screen.getByText(m.vip_fee_paid()).nextElementSibling?.textContent
}

test('the terms of a pool say what the platform was paid for making it', () => {
  expect(paidFee(2n * 10n ** 17n)).toBe(nativeAmount(2n * 10n ** 17n))
})

test('a pool that was made for nothing says so', () => {
  expect(paidFee(0n)).toBe(m.vip_fee_none())
})
