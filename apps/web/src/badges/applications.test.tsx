// @vitest-environment happy-dom
import type { BadgeApplication } from '@slipway/api-client'
import { formatTime, m } from '@slipway/messages'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'
import { ApplyPart } from './apply-part.tsx'
import { BadgesPage } from './badges-page.tsx'
import { OwnApplication } from './own-application.tsx'
import { useApplicationForm } from './use-application-form.ts'

const { api, chain } = vi.hoisted(() => ({
  api: {
    ...{ listBadges: vi.fn(), listApplications: vi.fn(), getApplication: vi.fn() },
    ...{ beginApplication: vi.fn(), addDocument: vi.fn(), submitApplication: vi.fn() },
    retractApplication: vi.fn(),
  },
  chain: vi.fn(),
}))
vi.mock('../core/badge-api.ts', () => ({ badgeApi: api }))
vi.mock('../core/session-store.ts', () => ({ useSession: () => ({ token: 'signed in' }) }))
vi.mock('../core/use-entry-chain.ts', () => ({ useEntryChain: chain }))
vi.mock('../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

const never = () => new Promise(() => undefined)
const nothing = { items: [] }
beforeEach(() => {
  for (const call of Object.values(api)) call.mockReset()
  api.getApplication.mockImplementation(never)
  chain.mockReset()
})
afterEach(cleanup)

test('while the badges of a network are read, nobody says that there are none', async () => {
  api.listApplications.mockImplementation(never)
  api.listBadges.mockImplementation(never)
  renderWithTheme(<BadgesPage />)
  screen.getByText(m.badges_granted_title({ chain: activeChain.name }))
  expect(screen.queryByText(m.badges_granted_none())).toBeNull()
  expect(screen.queryByText(m.badges_own_none())).toBeNull()
  cleanup()
  api.listBadges.mockResolvedValue(nothing)
  api.listApplications.mockResolvedValue(nothing)
  renderWithTheme(<BadgesPage />)
  await screen.findByText(m.badges_granted_none())
  await screen.findByText(m.badges_own_none())
})

test('on the page of one kind, only of that kind is it said that nothing was applied for', async () => {
  api.listApplications.mockResolvedValue({ items: [{ kind: 'kyc' }] })
  renderWithTheme(<ApplyPart kind="audit" ownOf="audit" />)
  await screen.findByText(m.badges_own_none_of({ kind: m.badges_kind_audit() }))
  expect(screen.queryByText(m.badges_own_none())).toBeNull()
})

const application = (change: object) =>
  ({
    ...{ id: 'a', kind: 'kyc', project: 'Harbour', address: `0x${'1'.repeat(40)}`, badge: null },
    ...{ chainId: 97, state: 'draft', note: '', ...change },
  }) as unknown as BadgeApplication

test('a draft is submitted, and only what was sent back is submitted again', () => {
  renderWithTheme(<OwnApplication application={application({})} />)
  screen.getByRole('button', { name: m.badges_submit_draft() })
  cleanup()
  renderWithTheme(<OwnApplication application={application({ state: 'moreWanted' })} />)
  screen.getByRole('button', { name: m.badges_submit() })
})

test('an application says which network its contract is on', () => {
  chain.mockReturnValue({ name: 'Far network' })
  renderWithTheme(<OwnApplication application={application({})} />)
  screen.getByText('Far network')
  cleanup()
  chain.mockReturnValue(undefined)
  renderWithTheme(<OwnApplication application={application({})} />)
  screen.getByText('97')
})

test('who applied is told who opened the documents, also once it is decided', async () => {
  const access = { documentId: 'd', reader: 'operator', readAt: 1_800_000_000 }
  for (const state of ['inReview', 'granted', 'refused', 'retracted']) {
    api.getApplication.mockResolvedValue({ id: 'a', documents: [], accesses: [access] })
    renderWithTheme(<OwnApplication application={application({ state })} />)
    await screen.findByText(m.badges_read({ count: 1, last: formatTime(access.readAt) }))
    cleanup()
  }
})

test('an application is withdrawn only once that is confirmed', async () => {
  renderWithTheme(<OwnApplication application={application({})} />)
  fireEvent.click(screen.getByRole('button', { name: m.badges_retract() }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(m.badges_retract_text())
  expect(api.retractApplication).not.toHaveBeenCalled()
  fireEvent.click(dialog.getByRole('button', { name: m.badges_retract() }))
  expect(api.retractApplication).toHaveBeenCalledExactlyOnceWith('a')
})

function Form({ onForm }: { onForm: (form: ReturnType<typeof useApplicationForm>) => void }) {
  onForm(useApplicationForm('kyc', []))
  return null
}

/** Fills the form in and hands it in. */
async function submit(): Promise<string | undefined> {
  let form: ReturnType<typeof useApplicationForm> | undefined
  renderWithTheme(
    <Form
      onForm={(one) => {
        form = one
      }}
    />,
  )
  const values = {
    ...{ contract: `0x${'1'.repeat(40)}`, project: 'Harbour', contact: 'a@example.org' },
    ...{ website: 'https://example.org', statement: 'A statement that is long enough.' },
  }
  for (const [field, value] of Object.entries(values))
    act(() => form?.form.set(field as 'contract', value))
  const target = document.createElement('form')
  await act(async () => {
    form?.form.onSubmit({ preventDefault: () => undefined, currentTarget: target } as never)
  })
  return form?.problem
}

test('what fails once the draft is kept leads to the draft, and not to a second application', async () => {
  api.beginApplication.mockResolvedValue({ id: 'a' })
  api.submitApplication.mockRejectedValue(new Error('away'))
  expect(await submit()).toContain(m.badges_apply_kept())
  cleanup()
  api.beginApplication.mockRejectedValue(new Error('away'))
  const problem = await submit()
  expect(problem).not.toBeUndefined()
  expect(problem).not.toContain(m.badges_apply_kept())
})
