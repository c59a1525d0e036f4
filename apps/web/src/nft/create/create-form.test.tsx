// @vitest-environment happy-dom
import { errorMessage, m, setLocale } from '@slipway/messages'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithWallet } from '../../../test/render-with-wallet.tsx'
import { ChunkTimeoutError } from '../../core/chunk-error.ts'
import { saveText } from '../../files/save-text.ts'
import { NftCreateForm } from './nft-create-form.tsx'
import { emptyNftForm, type NftFormValues } from './nft-form-values.ts'
import { judgeNft } from './nft-judge.ts'
import { useNftFormScope } from './use-nft-form.ts'

const now = 1_795_000_020
vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => 1_795_000_020 }))
vi.mock('@slipway/sdk/nft/create/prepare-nft', () => ({
  getNftFee: async () => ({ feeWei: 0n, fullFeeWei: 0n }),
}))
vi.mock('../../files/save-text.ts', () => ({ saveText: vi.fn() }))
// Links belong to the router, which stands outside of the form.
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
const parts = vi.hoisted(() => ({ areAway: false }))
vi.mock('../../core/lazy-part.ts', async (actual) => ({
  ...(await actual<typeof import('../../core/lazy-part.ts')>()),
  withChunkTimeout: async (load: Promise<unknown>) => {
    if (parts.areAway) throw new ChunkTimeoutError()
    return await load
  },
}))
vi.setConfig({ testTimeout: 30_000 })

const contracts = { nftSaleFactory: '0x0000000000000000000000000000000000000001' } as const

function Form() {
  const scope = useNftFormScope(contracts)
  return <NftCreateForm scope={scope} onPrepared={vi.fn()} onStartOver={scope.startOver} />
}

function show() {
  return renderWithWallet(<Form />)
}

const slow = { timeout: 10_000 }
const field = (name: string) => document.getElementById(`nft-create-${name}`) as HTMLInputElement
const type = (name: string, text: string) =>
  act(async () => fireEvent.change(field(name), { target: { value: text } }))
const click = (text: string) => act(async () => fireEvent.click(screen.getByText(text)))

/** Works on the form, which brings the sections further down. */
async function showAll() {
  show()
  fireEvent.focusIn(field('name'))
  await waitFor(() => expect(field('cap')).toBeTruthy(), slow)
}

/** Opens the line for a place that is stored already: of the first such field, or the next. */
const enterPlace = (index = 0) =>
  act(async () => {
    const [way] = screen.getAllByText(m.nftfile_way_stored()).slice(index)
    if (way) fireEvent.click(way)
  })

const unit = { symbol: 'BNB', decimals: 18 }
const right: NftFormValues = {
  ...emptyNftForm,
  name: 'Buoys',
  symbol: 'BUOY',
  uri: 'ipfs://folder/',
  total: '20',
}
const errorsOf = (values: Partial<NftFormValues>) =>
  judgeNft({ ...right, ...values }, now, unit).errors

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  parts.areAway = false
  setLocale('en-US', { reload: false })
})

describe.each(['en-US', 'zh-CN'] as const)('the form of a collection in %s', (locale) => {
  beforeEach(() => setLocale(locale, { reload: false }))

  test('an empty form names what is missing, in a summary that takes the focus', async () => {
    show()
    await act(async () => fireEvent.submit(field('name')))
    const summary = await screen.findByRole('alert', {}, slow).catch(() => undefined)
    const texts = [m.nftmake_field_name(), m.nftmake_field_uri(), m.nftmake_field_total()]
    await waitFor(() => {
      for (const text of texts) expect((summary ?? document.body).textContent).toContain(text)
    }, slow)
    expect(document.activeElement).toBe(summary)
  })
})

test('prices and phases belong to public minting alone', async () => {
  await showAll()
  expect(field('mintFee')).toBeTruthy()
  await click(m.nftmake_method_owner())
  await waitFor(() => expect(field('mintFee')).toBeNull(), slow)
  expect(field('ownerShare')).toBeNull()
})

test('the preview says the rules as those who mint will see them', async () => {
  await showAll()
  await type('name', 'Buoys')
  await type('symbol', 'BUOY')
  await enterPlace()
  await type('uri', 'ipfs://folder/')
  await type('total', '20')
  await type('cap', '3')
  expect(await screen.findByText(m.nftmake_free(), {}, slow)).toBeTruthy()
  expect(screen.getByText(m.nftmake_fixed_total())).toBeTruthy()
})

test('a quick start sets its rules and leaves what was typed', async () => {
  await showAll()
  await type('name', 'Buoys')
  await click(m.nftmake_quick_list())
  await waitFor(() => expect(field('listStart')?.value).toBeTruthy(), slow)
  expect(field('publicStart').value).toBeTruthy()
  expect(field('name').value).toBe('Buoys')
})

test('hidden pictures need their secret saved as a file before the review', async () => {
  show()
  await act(async () => fireEvent.click(field('isHidden')))
  await waitFor(() => expect(field('hiddenUri')).toBeTruthy(), slow)
  await enterPlace(1)
  await type('hiddenUri', 'ipfs://real/')
  await click(m.nftmake_secret_save())
  expect(saveText).toHaveBeenCalledOnce()
  const [, text] = vi.mocked(saveText).mock.calls[0] ?? []
  expect(JSON.parse(String(text))).toMatchObject({ version: 1, baseUri: 'ipfs://real/' })
  expect(await screen.findByText(m.nftmake_secret_again(), {}, slow)).toBeTruthy()
})

test('a commitment whose file was not saved, or holds another folder, is refused', () => {
  const hidden = { isHidden: true, hiddenUri: 'ipfs://real/' }
  expect(errorsOf(hidden)).toMatchObject({ hiddenUri: m.nftmake_secret_unsaved() })
  const salt = `0x${'11'.repeat(32)}`
  const saved = { ...hidden, salt, savedCommitment: `0x${'22'.repeat(32)}` }
  expect(errorsOf(saved)).toMatchObject({ hiddenUri: m.nftmake_secret_unsaved() })
})

test('a place that no wallet opens, and a folder without its slash, are refused', () => {
  expect(errorsOf({ uri: 'folder' })).toEqual({ uri: m.nftmake_uri_unusable() })
  expect(errorsOf({ uri: 'ipfs://folder' })).toEqual({ uri: m.nftmake_uri_slash() })
  expect(errorsOf({ uri: 'ipfs://one.json', urlMode: 'shared' })).toEqual({})
})

test('what is told about it has its bounds, and links lead to https alone', () => {
  const long = errorsOf({ about: 'x'.repeat(3_001) })
  expect(long).toEqual({
    about: errorMessage('Presale_DescriptionTooLong', { length: 3_001, max: 3_000 }),
  })
  for (const telegram of ['t.me/bay', 'http://t.me/bay', `https://t.me/${'x'.repeat(300)}`])
    expect(errorsOf({ telegram })).toEqual({ telegram: errorMessage('Presale_LinkInvalid') })
  expect(errorsOf({ about: 'x'.repeat(3_000), telegram: 'https://t.me/bay' })).toEqual({})
})

test('a token to pay with must be named, and a price the contract refuses is refused at its field', () => {
  expect(errorsOf({ payment: 'token' })).toEqual({ paymentToken: errorMessage('Input_Required') })
  expect(Object.keys(errorsOf({ royaltyPercent: '11' }))).toEqual(['royaltyPercent'])
  expect(Object.keys(errorsOf({ cap: '21' }))).toEqual(['cap'])
})

test('a part that does not load is told above the form, which can be sent again', async () => {
  await showAll()
  const send = () => act(async () => fireEvent.submit(field('name')))
  parts.areAway = true
  await send()
  const summary = await screen.findByRole('alert', {}, slow)
  expect(summary.textContent).toContain(m.shell_chunk_text())
  expect(document.activeElement).toBe(summary)
  parts.areAway = false
  await send()
  await waitFor(
    () => expect(screen.getByRole('alert').textContent).toContain(m.nftmake_field_name()),
    slow,
  )
  expect(screen.getByRole('alert').textContent).not.toContain(m.shell_chunk_text())
})
