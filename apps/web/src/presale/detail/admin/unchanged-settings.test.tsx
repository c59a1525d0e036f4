// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { makePresale } from '../../test/presale-fixture.ts'
import type { PresaleContext } from '../presale-context.ts'
import type { ProjectInfo } from '../read-project-info.ts'
import { InfoForm } from './info-form.tsx'
import { ModeForm } from './mode-form.tsx'
import { TimeGroup } from './time-form.tsx'
import { WhitelistGroup } from './whitelist-group.tsx'

vi.mock('../../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('../use-presale.ts', () => ({ useIndexedPresale: () => ({}) }))

// Fields of several lines measure themselves once a font has loaded, which this document knows nothing of.
Object.defineProperty(document, 'fonts', { value: new EventTarget() })

const open = vi.fn()

afterEach(() => {
  cleanup()
  open.mockReset()
})

const presale = makePresale({ terms: { useWhiteList: 1, t1Block: 600, t2Block: 600 } })
const { owner, startTime } = presale.terms
const act = {
  ...{ presale, open, name: 'Harbour', account: owner, now: startTime - 86_400 },
  ...{ token: presale.token, currency: presale.currency, doneOf: () => null },
  status: { label: 'coming', reason: 'none' },
} as unknown as PresaleContext
const info: ProjectInfo = { name: 'Harbour', description: '', logo: undefined, links: [] }

/** Opens the last row and asks for its review. */
function review(rows: ReactNode) {
  const { container } = renderWithTheme(rows)
  const closed = [...container.querySelectorAll('button[aria-expanded="false"]')].at(-1)
  if (closed) fireEvent.click(closed)
  const send = () => fireEvent.submit(container.querySelector('form') as HTMLFormElement)
  send()
  return send
}

test.each([
  ['times', () => <TimeGroup act={act} />],
  ['who may come in and when', () => <ModeForm act={act} />],
  ['who keeps the list', () => <WhitelistGroup act={act} />],
  ['what the project says', () => <InfoForm act={act} info={info} />],
])('a setting that is as it was is not sent: %s', (_, rows) => {
  review(rows())
  screen.getByText(m.console_row_same())
  expect(open).not.toHaveBeenCalled()
})

test('another mode with the same times is another setting', async () => {
  const send = review(<ModeForm act={act} />)
  fireEvent.click(screen.getByRole('radio', { name: m.presale_admin_mode_only() }))
  expect(screen.queryByText(m.console_row_same())).toBeNull()
  const second = { name: new RegExp(m.presale_admin_mode_t2()) }
  expect(screen.queryByRole('textbox', second)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: m.presale_admin_mode_tiers() }))
  screen.getByRole('textbox', second)
  fireEvent.click(screen.getByRole('radio', { name: m.presale_admin_mode_only() }))
  send()
  await waitFor(() => expect(open).toHaveBeenCalled())
})

test('once everybody may buy, the whitelist is not said to let anybody in first', () => {
  const opensToAll = startTime + 1_200
  const said = (now: number, text: string) => {
    renderWithTheme(<WhitelistGroup act={{ ...act, now } as PresaleContext} />)
    screen.getByText(text)
    cleanup()
  }
  said(opensToAll - 1, m.presale_admin_list_text())
  said(opensToAll, m.presale_admin_list_text_over())
})
