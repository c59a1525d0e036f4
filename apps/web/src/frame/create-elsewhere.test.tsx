// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'
import CompactMenu from './compact-menu.tsx'
import { MenuList } from './menu-list.tsx'
import TopMenu from './top-menu.tsx'

const page = 'https://elsewhere.example/create'

vi.mock('../core/active-chain.ts', async (original) => {
  const { activeChain } = await original<typeof import('../core/active-chain.ts')>()
  return { activeChain: { ...activeChain } }
})
vi.mock('./use-current-page.ts', () => ({ useCurrentPage: () => ({ key: '/index' }) }))
vi.mock('../core/app-link.tsx', () => ({ AppLink: () => null }))

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(activeChain, 'createTokenUrl')
})

const nameOf = (): string => m.shell_menu_create_elsewhere()
const heading = (): HTMLElement => screen.getByRole('button', { name: m.shell_group_token() })

const showsAll = (): void => undefined
const unfold = (): void => heading().click()

// Settled S-09: a chain's file may carry a page on which tokens of this network are created; the menu shows it when set.
test.each([
  ['at the side', <MenuList key="side" />, showsAll, 'link'],
  ['collapsed', <CompactMenu key="compact" />, unfold, 'menuitem'],
  ['at the top', <TopMenu key="top" />, unfold, 'menuitem'],
] as const)(
  'the menu %s leads to the page that the network’s file names',
  async (_, menu, open, role) => {
    Object.assign(activeChain, { createTokenUrl: page })
    renderWithTheme(menu)
    open()
    const link = await screen.findByRole(role, { name: nameOf() })
    expect(link.getAttribute('href')).toBe(page)
    expect(link.getAttribute('rel')).toBe('noreferrer')
  },
)

test('where the file names none there is no such entry', () => {
  renderWithTheme(<MenuList />)
  expect(screen.queryByText(nameOf())).toBeNull()
})
