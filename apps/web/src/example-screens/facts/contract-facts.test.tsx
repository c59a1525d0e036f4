// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { ContractFacts } from './contract-facts.tsx'

// Links belong to the router, which stands outside of this page.
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

afterEach(cleanup)

const token = {
  address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  symbol: 'BOW',
  decimals: 2,
  totalSupply: 1_234_500n,
}
const indexed = {
  ...{ owner: zeroAddress, creator: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
  ...{ createdAt: 1_795_000_000, blockNumber: 42, txHash: `0x${'ab'.repeat(32)}` },
  ...{ templateId: 2, verification: { url: null }, holderCount: 7, transferCount: 9 },
  ...{ buyTaxBps: 300, sellTaxBps: 500, transferTaxBps: 0 },
}

/** A number does not part from its unit at the end of a line. */
const units = (number: string) => `${number}\u00a0BOW`

/** What stands beside each fact. */
function show(dossier: object): Record<string, string | null> {
  renderWithTheme(<ContractFacts token={token as never} dossier={dossier as never} />)
  const terms = screen.getAllByRole('term')
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]),
  )
}

test('the facts of a contract: its own, what is locked, and where it comes from', () => {
  const facts = show({ indexed, locks: { totalLocked: '250' } })
  expect(facts[m.token_fact_supply()]).toBe(units('12,345'))
  expect(facts[m.template_facts_locked()]).toBe(units('2.5'))
  expect(facts[m.template_query_owner()]).toBe(m.token_fact_owner_none())
  expect(facts[m.token_fact_holders()]).toBe('7')
  const taxes = Object.keys(facts).find((name) => name.startsWith(m.template_facts_taxes()))
  expect(facts[taxes ?? '']).toBe('3% / 5% / 0%')
})

test('what the index does not know is not told', () => {
  const facts = show({})
  expect(facts[m.token_fact_supply()]).toBe(units('12,345'))
  expect(facts).not.toHaveProperty(m.token_fact_holders())
  expect(facts).not.toHaveProperty(m.template_facts_locked())
})
