// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { ClaimsStatus } from '@slipway/sdk/airdrop/claims/get-merkle-airdrop'
import { cleanup } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { FormContext } from '../../action/form-context.ts'
import { claimsLead } from './claims-facts.tsx'
import { ClaimsActs } from './claims-owner.tsx'
import { OtherClaims } from './claims-panel.tsx'
import type { ClaimsView } from './claims-view.ts'
import type { PublishedList } from './use-published-list.ts'

vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31337 } } }))
vi.mock('../../transaction/connect-button.tsx', () => ({ ConnectButton: () => null }))

afterEach(cleanup)

const visitor = `0x${'1'.repeat(40)}` as const
const token = { address: zeroAddress, name: 'Gold', symbol: 'GLD', decimals: 18, balance: 1n }
const act = { token, open: () => undefined, doneOf: () => null } as unknown as FormContext

/** What a visitor who owns nothing of it reads of an airdrop's acts. */
function textOf(status: ClaimsStatus): string {
  const airdrop = { owner: zeroAddress, tokensLeft: 1n, ipfsKey: '' }
  const view = { airdrop, token, status } as unknown as ClaimsView
  renderWithTheme(
    <>
      <p>{claimsLead(view)}</p>
      <OtherClaims act={act} view={view} list={{} as PublishedList} />
      <ClaimsActs act={act} view={view} account={visitor} />
    </>,
  )
  return document.body.textContent ?? ''
}

const whileOpen = [
  m.airdrop_page_lead(),
  m.airdrop_other_text(),
  m.airdrop_acts_anybody_text(),
  m.airdrop_recharge_text(),
] as const
const onceOver = [
  m.airdrop_page_lead_over(),
  m.airdrop_other_text_over(),
  m.airdrop_acts_anybody_text_over(),
  m.airdrop_recharge_text_over(),
] as const

test.each([
  ['coming', whileOpen, onceOver],
  ['running', whileOpen, onceOver],
  ['finished', onceOver, whileOpen],
] as const)(
  'nobody is told that tokens reach the list once claims are over: %s',
  (status, said, unsaid) => {
    const text = textOf(status)
    for (const one of said) expect(text).toContain(one)
    for (const one of unsaid) expect(text).not.toContain(one)
  },
)
