// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { PresaleView } from './presale-context.ts'
import ShareDialog from './share-dialog.tsx'

vi.mock('../embed/embed-card.tsx', () => ({ EmbedCard: () => null }))
const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }))
vi.mock('../../files/save-file.ts', () => ({ saveFile }))

const address = `0x${'a'.repeat(40)}`
const view = {
  presale: { address, kind: 'normal' },
  status: {},
  name: 'Harbour Light',
} as PresaleView
const fetched = vi.fn()

beforeEach(() => {
  // A field that grows with its text waits for fonts, of which this browser knows nothing.
  const fonts = { addEventListener: () => undefined, removeEventListener: () => undefined }
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture' }))
})
afterEach(() => {
  cleanup()
  fetched.mockReset()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'canShare')
})

const show = () =>
  renderWithTheme(<ShareDialog view={view} logo={undefined} onClose={() => undefined} />)
const drawn = () => Promise.resolve(new Response(new Blob(['png'])))
const picture = () =>
  screen.findByRole('img', { name: m.presale_share_picture_alt({ name: 'Harbour Light' }) })

test('shows the picture of the presale in the page’s language, in a place that is kept for it', async () => {
  fetched.mockImplementation(drawn)
  show()
  expect(screen.getByRole('status', { name: m.shell_loading() })).toBeTruthy()
  expect((await picture()).getAttribute('src')).toBe('blob:picture')
  expect(screen.queryByRole('status', { name: m.shell_loading() })).toBeNull()
  const [asked] = fetched.mock.calls[0] ?? []
  expect(asked).toContain(`/share/images/presale/${address}?`)
  expect(asked).toContain('lang=en-US')
  fireEvent.click(screen.getByRole('button', { name: m.presale_share_picture_save() }))
  expect(saveFile).toHaveBeenCalledWith('slipway.png', expect.any(File))
})

test('says that nobody draws it while the API is away, keeps the link, and asks again on demand', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }))
  show()
  await screen.findByText(m.presale_share_picture_failed())
  expect(screen.getByRole('textbox', { name: m.presale_share_link() })).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.presale_share_picture_save() })).toBeNull()
  fetched.mockImplementation(drawn)
  fireEvent.click(screen.getByRole('button', { name: m.shell_retry() }))
  await picture()
})

test('hands over the picture with the link where the browser can, else the link alone', async () => {
  fetched.mockImplementation(drawn)
  const share = vi.fn().mockResolvedValue(undefined)
  const canShare = vi.fn(() => true)
  Object.assign(navigator, { share, canShare })
  show()
  await picture()
  const send = () => fireEvent.click(screen.getByRole('button', { name: m.presale_share_send() }))
  send()
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ files: [expect.any(File)], url: expect.stringContaining(address) }),
    ),
  )
  canShare.mockReturnValue(false)
  send()
  expect(share.mock.lastCall?.[0]).not.toHaveProperty('files')
})

test.each([
  ['coming', true],
  ['running', true],
  ['waiting', false],
  ['finished', false],
  ['canceled', false],
] as const)('a presale that is %s is put into a calendar: %s', (label, isOffered) => {
  fetched.mockImplementation(drawn)
  const status = { label, reason: 'none' } as const
  renderWithTheme(
    <ShareDialog view={{ ...view, status }} logo={undefined} onClose={() => undefined} />,
  )
  const link = screen.queryByRole('link', { name: m.presale_share_calendar() })
  expect(link !== null).toBe(isOffered)
})
