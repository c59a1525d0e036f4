// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { RegisterResultPage } from './register-result-page.tsx'
import { useMailbox } from './use-mailbox.ts'

vi.mock('../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
vi.mock('./resend-form.tsx', () => ({ ResendForm: () => <form /> }))

afterEach(() => {
  cleanup()
  useMailbox.setState({ email: undefined })
})

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test('after a registration the mailbox is named', () => {
  useMailbox.getState().set('ada@slipway.test')
  renderWithTheme(<RegisterResultPage />)
  expect(heading()).toBe(m.account_result_title())
  screen.getByText(m.account_result_text({ email: 'ada@slipway.test' }))
})

test('opened directly, it says nothing of a message and leads to registering and signing in', () => {
  renderWithTheme(<RegisterResultPage />)
  expect(heading()).toBe(m.account_result_direct_title())
  expect(screen.queryByText(m.account_result_spam())).toBeNull()
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(paths).toEqual(['/user/register', '/user/login'])
})
