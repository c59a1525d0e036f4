// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { ListEmpty } from './list-states.tsx'
import type { TokenListSearch } from './token-list-search.ts'

vi.mock('../../core/app-link.tsx', () => ({ AppLink: 'a' }))

afterEach(cleanup)

test.each([
  [{}, m.token_list_empty_owned_text()],
  [{ whose: 'created' }, m.token_list_empty_mine_text()],
  [{ whose: 'all' }, m.token_list_empty_all_text()],
  [{ trading: 'open' }, m.token_list_empty_search_text()],
  [{ template: 2, whose: 'created' }, m.token_list_empty_search_text()],
] satisfies [TokenListSearch, string][])('a list of %o that is empty says why', (search, text) => {
  renderWithTheme(<ListEmpty search={search} onClear={() => undefined} />)
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText(m.token_list_empty_mine_text()) !== null).toBe(
    text === m.token_list_empty_mine_text(),
  )
})
