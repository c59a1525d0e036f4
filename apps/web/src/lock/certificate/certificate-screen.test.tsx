// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { CertificateRefused } from '@slipway/sdk/lock/certificate/certificate-refused'
import type { LockCertificate } from '@slipway/sdk/lock/certificate/certificate-schema'
import { ProofUnavailable } from '@slipway/sdk/lock/certificate/proof-unavailable'
import { keptCertificate } from '@slipway/sdk/lock/certificate/test/kept-certificates'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { CertificateScreen } from './certificate-screen.tsx'

const made = vi.hoisted(() => ({ answer: (): unknown => undefined }))

vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('../../core/use-tab-title.ts', () => ({ useTabTitle: () => undefined }))
vi.mock('./released-contracts.ts', async () => {
  const { keptReleases } = await import('@slipway/sdk/lock/certificate/test/kept-certificates')
  return { releasedContracts: () => keptReleases }
})
vi.mock('@slipway/sdk/lock/certificate/certificate-queries', () => ({
  certificateQueries: {
    detail: () => ({
      queryKey: ['certificate'],
      queryFn: async () => made.answer(),
      retryDelay: 1,
    }),
  },
}))

afterEach(cleanup)

const announcer = '0x00000000000000000000000000000000000000B0'

function show(answer: () => LockCertificate) {
  made.answer = answer
  const { chainId, lock } = keptCertificate('movable')
  const params = { ...lock, chainId, lockId: BigInt(lock.lockId), announcer } as const
  return renderWithTheme(<CertificateScreen params={params} />)
}

const verdicts = (text: () => string) => screen.queryAllByText(text())

test('the certificate is shown once its check has held, and once more for the printer', async () => {
  const { container } = show(() => keptCertificate('movable'))
  await waitFor(() => expect(verdicts(m.certificate_verdict_true)).toHaveLength(1))
  expect(within(container).getAllByRole('article')).toHaveLength(1)
  const papers = [...document.body.children].filter((child) => !child.contains(container))
  expect(papers.some((child) => child.querySelector('article'))).toBe(true)
  await screen.findByRole('button', { name: m.certificate_calendar() })
})

test('a calendar names parts of what was first locked, not of what is left', async () => {
  const files: Blob[] = []
  const urls = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:'
  })
  // Of 1 001 003 units 200 000 were taken out.
  const made = keptCertificate('schedule')
  Object.assign(made.told, { decimals: 0 })
  show(() => made)
  fireEvent.click(await screen.findByRole('button', { name: m.certificate_calendar() }))
  await waitFor(() => expect(files).toHaveLength(1))
  urls.mockRestore()
  const text = ((await files[0]?.text()) ?? '').replaceAll('\\', '')
  expect(text).toContain('1,001,003 USDT')
  expect(text).not.toContain('801,003')
})

test('what a node has forged is not shown at all', async () => {
  const { container } = show(() => {
    const forged = keptCertificate('movable')
    forged.claims.units = '999'
    return forged
  })
  await waitFor(() => expect(verdicts(m.certificate_verdict_false)).toHaveLength(1))
  expect(within(container).queryByRole('article')).toBeNull()
  expect(screen.queryByRole('button', { name: m.certificate_download() })).toBeNull()
})

test('a file that was handed over is checked beside it', async () => {
  const { container } = show(() => keptCertificate('movable'))
  await waitFor(() => expect(verdicts(m.certificate_verdict_true)).toHaveLength(1))
  const input = container.querySelector('input[type=file]') as HTMLInputElement
  const hand = (file: LockCertificate, name: string) =>
    fireEvent.change(input, { target: { files: [new File([JSON.stringify(file)], name)] } })
  hand(keptCertificate('nft'), 'true.json')
  await waitFor(() => expect(verdicts(m.certificate_verdict_true)).toHaveLength(2))
  const forged = keptCertificate('nft')
  forged.claims.unlockAt = 4_000_000_000
  hand(forged, 'forged.json')
  await waitFor(() => expect(verdicts(m.certificate_verdict_false)).toHaveLength(1))
  await screen.findByText(m.certificate_problem_ClaimDiffers())
})

test.each([
  ['gone', () => new CertificateRefused('LockGone'), m.certificate_gone_title],
  ['without proofs', () => new ProofUnavailable(31_337), m.certificate_no_proof_title],
  ['out of reach', () => new Error('away'), m.certificate_failed_title],
] as const)('a lock that is %s says so', async (_what, failure, title) => {
  show(() => {
    throw failure()
  })
  await screen.findByText(title())
})
