// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { NftContracts } from '@slipway/sdk/nft/types'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { makeNftAct, makeSale } from '../../test/nft-fixture.ts'
import { InfoForm } from './info-form.tsx'

const fakes = vi.hoisted(() => ({
  store: vi.fn(async () => 'key'),
  info: undefined as { about: string; image: string; links: [] } | undefined,
}))
vi.mock('../../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('../../shared/store-information.ts', () => ({ storeInformation: fakes.store }))
vi.mock('../../shared/use-collection-info.ts', () => ({
  useCollectionInfo: () => fakes.info,
}))

// Fields of several lines measure themselves once a font has loaded, which this document knows nothing of.
Object.defineProperty(document, 'fonts', { value: new EventTarget() })

afterEach(() => {
  cleanup()
  fakes.store.mockClear()
})

test('what a project says of its collection is stored and sent only once it says something else', async () => {
  fakes.info = { about: 'Buoys', image: 'ipfs://logo', links: [] }
  const open = vi.fn()
  const { container } = renderWithTheme(
    <InfoForm act={makeNftAct({ open })} contracts={{} as NftContracts} />,
  )
  fireEvent.click(container.querySelector('button[aria-expanded="false"]') as Element)
  const send = () => fireEvent.submit(container.querySelector('form') as Element)
  send()
  screen.getByText(m.console_row_same())
  expect(fakes.store).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: m.presale_logo_without() }))
  send()
  await waitFor(() => expect(fakes.store).toHaveBeenCalledTimes(1))
})

test('nothing is not sent where nothing stands, and what is not read yet is not compared', async () => {
  fakes.info = undefined
  for (const [ipfsKey, sent] of [
    ['', 0],
    ['bafykey', 1],
  ] as const) {
    const act = makeNftAct({ sale: makeSale({ ipfsKey }) })
    const { container } = renderWithTheme(<InfoForm act={act} contracts={{} as NftContracts} />)
    fireEvent.click(container.querySelector('button[aria-expanded="false"]') as Element)
    fireEvent.submit(container.querySelector('form') as Element)
    await waitFor(() => expect(fakes.store).toHaveBeenCalledTimes(sent))
    expect(screen.queryByText(m.console_row_same()) !== null).toBe(sent === 0)
    cleanup()
  }
})
