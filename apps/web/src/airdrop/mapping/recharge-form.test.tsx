// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { FormContext } from '../../action/form-context.ts'
import type { MappingView } from './mapping-view.ts'
import { RechargeForm } from './recharge-form.tsx'

vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31337 } } }))

afterEach(cleanup)

const token = { address: zeroAddress, name: 'New', symbol: 'NEW', decimals: 18 }
const act = { token, open: () => undefined, doneOf: () => null } as unknown as FormContext

test('what is added after the end is not said to be paid out', () => {
  const mapping = { target: token, targetLeft: 1n, startTime: 100, endTime: 200 }
  for (const [now, text] of [
    [199, m.mapping_recharge_text()],
    [200, m.mapping_recharge_text_over()],
  ] as const) {
    const view = { mapping, now } as unknown as MappingView
    renderWithTheme(<RechargeForm act={act} view={view} account={zeroAddress} />)
    screen.getByText(text)
    cleanup()
  }
})
