// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { address } from '@solana/kit'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import ProgramNotice from './program-notice.tsx'

const chain = getChain('sol') as SolanaChainDefinition
const program = address('7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM')
const getProgramAuthority = vi.hoisted(() => vi.fn())
vi.mock('@slipway/sdk/solana/get-program-authority', () => ({ getProgramAuthority }))
vi.mock('../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))
vi.mock('../network/use-cluster.ts', () => ({ useCluster: () => chain }))

afterEach(cleanup)

test('who can still change a program is named, and nobody where nobody can', async () => {
  getProgramAuthority.mockResolvedValueOnce(program)
  renderWithTheme(<ProgramNotice program={program} />)
  await screen.findByText(m.solana_program_open({ authority: program }))
  cleanup()
  getProgramAuthority.mockResolvedValueOnce('unknown')
  renderWithTheme(<ProgramNotice program={program} />)
  await screen.findByText(m.solana_program_unknown())
  cleanup()
  getProgramAuthority.mockResolvedValueOnce(null)
  renderWithTheme(<ProgramNotice program={program} />)
  await waitFor(() => expect(getProgramAuthority).toHaveBeenCalledTimes(3))
  expect(screen.queryAllByText(/./)).toEqual([])
})
