// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { m } from '@slipway/messages'
import type { SendToken } from '@slipway/sdk/solana/multisend/types'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ListOutcome } from './send-list-section.tsx'

const token = { symbol: 'TIDE', decimals: 0 } as SendToken
const reading = { rows: [], issues: [], total: 0n, duplicates: 0, heading: undefined }

afterEach(cleanup)

const textOf = (heading: { line: number; text: string } | undefined) =>
  render(
    <MantineProvider>
      <ListOutcome reading={{ ...reading, heading }} token={token} />
    </MantineProvider>,
  ).container.textContent

test('a first line that is taken for a heading is named, so that nobody is left out unseen', () => {
  const text = 'Wallet, Amount'
  expect(textOf({ line: 1, text })).toContain(m.solana_send_heading({ line: '1', text }))
  cleanup()
  expect(textOf(undefined)).not.toContain('heading')
})
