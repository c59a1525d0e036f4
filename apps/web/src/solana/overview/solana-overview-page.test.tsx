// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { SolanaOverviewPage } from './solana-overview-page.tsx'

const place = vi.hoisted(() => ({ chain: undefined as unknown }))
vi.mock('../network/use-cluster.ts', () => ({ useCluster: () => place.chain }))
vi.mock('../frame/solana-page.tsx', () => ({
  SolanaPage: ({ description, children }: { description: string; children: ReactNode }) => (
    <>
      {description}
      {children}
    </>
  ),
}))
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ children }: { children: ReactNode }) => <span>{children}</span>,
}))

afterEach(cleanup)

function textOn(shortname: string) {
  place.chain = getChain(shortname) as SolanaChainDefinition
  renderWithTheme(<SolanaOverviewPage />)
  const text = document.body.textContent ?? ''
  cleanup()
  return text
}

test('what a cluster does not have is not offered on it', () => {
  const { name } = getChain('sol') as SolanaChainDefinition
  const away = textOn('sol')
  for (const text of [
    m.solana_lead_tokens({ chain: name }),
    m.solpresalemake_absent_title({ chain: name }),
    m.solstakemake_absent_title({ chain: name }),
    m.solana_lock_absent_title({ chain: name }),
    m.solana_airdrop_absent_title({ chain: name }),
  ])
    expect(away).toContain(text)
  expect(away).not.toContain(m.solpresalemake_overview())
  expect(away).not.toContain(m.solana_lead())
  const here = textOn('solana-local')
  for (const text of [m.solana_lead(), m.solpresalemake_overview(), m.solstakemake_overview()])
    expect(here).toContain(text)
})
