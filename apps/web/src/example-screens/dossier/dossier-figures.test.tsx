// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { DossierFigures } from './dossier-figures.tsx'
import { Timeline } from './timeline.tsx'
import type { Dossier } from './use-dossier.ts'

vi.mock('../../token/shared/use-indexed-token.ts', () => ({
  useTokenHolders: () => ({ data: undefined, isError: true }),
}))
afterEach(cleanup)

const token = { address: '0x01', symbol: 'HBR', decimals: 0, totalSupply: 10n } as never

test.each([
  ['none', [], '0'],
  ['unknown', undefined, '—'],
])('presales that are %s', (_what, presales, text) => {
  const dossier = { presales, isPending: false } as unknown as Dossier
  const { container } = renderWithTheme(<DossierFigures token={token} dossier={dossier} />)
  const label = [...container.querySelectorAll('dt, span, p')].find(
    ({ textContent }) => textContent === m.template_dossier_presales(),
  )
  expect(label?.parentElement?.textContent).toContain(text)
})

test('a history that is not known yet, or only in part, is not said to be empty', () => {
  renderWithTheme(<Timeline milestones={[]} now={1} isKnown={false} />)
  expect(screen.queryByText(m.template_dossier_timeline_empty())).toBeNull()
  cleanup()
  renderWithTheme(<Timeline milestones={[]} now={1} isKnown />)
  screen.getByText(m.template_dossier_timeline_empty())
})
