// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { networkTools, toolsHere } from '../template/cards/network-tools.ts'
import { ToolsSection } from './tools-section.tsx'

vi.mock('../shell/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

afterEach(cleanup)

test('the home page offers each tool of the catalogue that works on this network, and no other', () => {
  renderWithTheme(<ToolsSection />)
  const offered = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(offered).toEqual(toolsHere.map(({ path }) => path))
  expect(offered.length).toBeGreaterThan(0)
  const absent = networkTools.filter(({ isHere }) => !isHere)
  for (const { title } of absent) expect(screen.queryByText(title())).toBeNull()
})
