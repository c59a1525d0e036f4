// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { makePresale } from '../test/presale-fixture.ts'
import { rowOfPresale } from './presale-row.ts'
import RegistryPresales from './registry-presales.tsx'

const registry = vi.hoisted(() => ({ data: { rows: [] as unknown[], total: 0 } }))
vi.mock('../shared/presale-contracts.ts', () => ({ presaleContracts: {} }))
vi.mock('./use-registry-presales.ts', () => ({ useRegistryPresales: () => registry }))
vi.mock('./presale-rows.tsx', () => ({
  PresaleRows: ({ rows }: { rows: readonly unknown[] }) => <p>{`rows: ${rows.length}`}</p>,
}))

afterEach(cleanup)

const presale = makePresale()
const status = presaleStatus(presale, presale.terms.startTime)
const row = rowOfPresale(presale, status, activeChain.chainId)
const others = { kind: row.kind === 'fair' ? 'normal' : 'fair' } as const

function show(search: Parameters<typeof RegistryPresales>[0]['search'], total: number) {
  registry.data = { rows: [row], total }
  renderWithTheme(
    <RegistryPresales
      search={search}
      owner={undefined}
      empty={<p>nothing</p>}
      failed={<p>failed</p>}
      waiting={<p>waiting</p>}
    />,
  )
}

test('what matches among the newest is listed', async () => {
  show({ kind: row.kind }, 30)
  await screen.findByText('rows: 1')
})

test('that nothing matches is said of the newest alone where there are older ones', async () => {
  show(others, 30)
  await screen.findByText(m.presale_list_empty_newest_title())
  expect(screen.queryByText('nothing')).toBeNull()
})

test('that nothing matches is said of all where all were looked at', async () => {
  show(others, 1)
  await screen.findByText('nothing')
})
