import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getEvmChain } from '@slipway/chains'
import { nftSaleAbi, nftSaleFactoryAbi } from '@slipway/deployments/abi'
import { boatOf, drawBoat } from '@slipway/devnet/world/picture/draw-boat'
import { m } from '@slipway/messages'
import { findNftContracts } from '@slipway/sdk/nft/evm/get-nft-contracts'
import type { PrivateKeyAccount } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { beginForm } from '../harness/begin-form.ts'
import type { Visitor } from '../harness/open-visitor.ts'
import { readRunContext } from '../harness/run-context.ts'
import { CreateCollectionPage } from '../pages/create-collection-page.ts'
import { look } from '../screens/look.ts'
import { openCollector } from './open-collector.ts'

const COUNT = 20
const probe = createChainProbe('local')
const numbers = Array.from({ length: COUNT }, (_, number) => number)
/** A server that ran before has the files of before, and would be sent nothing. */
const run = Buffer.from(randomUUID())
const drawFile = (number: number) =>
  Buffer.concat([drawBoat(boatOf(500 + number, ['noon', 'dusk'])), run])

let maker: PrivateKeyAccount
let folder: string

beforeAll(async () => {
  const [account] = await createFreshAccounts(1)
  if (!account) throw new Error('There is no account.')
  maker = account
  folder = await mkdtemp(join(tmpdir(), 'slipway-assets-'))
  for (const number of numbers) await writeFile(join(folder, `${number}.png`), drawFile(number))
  await writeFile(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const table = 'file,name,Berth\n3.png,Boat of the harbour master,7\n77.png,Nobody,1\n'
  await writeFile(join(folder, 'words.csv'), table)
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** Notes of what kinds the files are that each upload brought, by the server's word. */
function noteUploads({ page }: Visitor): Promise<readonly string[]>[] {
  const brought: Promise<readonly string[]>[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/ipfs/assets') || response.status() !== 201) return
    const kinds = (answer: unknown) =>
      (answer as { files: readonly { mediaType: string }[] }).files.map(
        ({ mediaType }) => mediaType,
      )
    brought.push(response.json().then(kinds))
  })
  return brought
}

const allOf = (kind: string) => numbers.map(() => kind)

const openForm = () => openCollector(maker, { chain: 'local', path: CreateCollectionPage.path })
const chooseFolder = ({ page }: Visitor) =>
  page.getByLabel(m.nftfile_choose_folder(), { exact: true }).setInputFiles(folder)
const store = ({ page }: Visitor) =>
  page.getByRole('button', { name: m.nftfile_store(), exact: true }).click()

const readFile = async (uri: string) =>
  await fetch(new URL(uri.replace('ipfs://', '/ipfs/'), readRunContext().apiUrl))

test('what cannot be shown is left out with its reason, and a table gives words by file', async () => {
  const visitor = await openForm()
  const { page } = visitor
  await new CreateCollectionPage(page).fill({ name: 'Harbour Boats' })
  await chooseFolder(visitor)
  await page.getByText(m.nftfile_count({ count: COUNT }), { exact: true }).waitFor()
  await page.getByText(m.nftfile_left_kind({ name: 'logo.svg' })).waitFor()
  await page.getByText(m.nftfile_table_done({ count: 1 })).waitFor()
  await page.getByText(m.nftfile_table_stranger({ key: '77.png' })).waitFor()
  await page.getByText('Boat of the harbour master').first().waitFor()
  await page.getByText('Harbour Boats #2', { exact: true }).first().waitFor()
  await look(visitor, 'nft-upload-chosen')
  await page.getByTitle(m.nftfile_edit({ number: '3' }), { exact: true }).click()
  expect(
    await page.getByRole('textbox', { name: m.nftfile_trait_value() }).first().inputValue(),
  ).toBe('7')
  await look(visitor, 'nft-upload-editor')
  await page.getByRole('button', { name: m.nftfile_next(), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: m.nftfile_name_one(), exact: true })
    .fill('The fifth boat')
  await page.getByRole('button', { name: m.nftfile_done(), exact: true }).click()
  await page.getByText('The fifth boat').first().waitFor()
  const names = page.getByLabel(m.nftfile_name_all())
  await names.fill('')
  await store(visitor)
  await page.getByText(m.nftfile_name_missing()).waitFor()
  await visitor.leave()
})

// A collection from its first file to its page, each step looked at.
const LONG = { timeout: 180_000 }

test(
  'an upload that broke off goes on after a reload, with what is missing only, and becomes a collection',
  LONG,
  async () => {
    const visitor = await openForm()
    const { page } = visitor
    const { review } = visitor.nft
    const form = new CreateCollectionPage(page)
    visitor.watch.expect(/507/, /Failed to load resource/)
    const brought = noteUploads(visitor)
    let sent = 0
    await page.route('**/api/ipfs/assets', async (route) => {
      sent += 1
      // The pictures are in; the metadata is not.
      if (sent !== 2) return await route.continue()
      const error = { code: 'STORE_FULL', message: 'this server keeps no more files' }
      await route.fulfill({ status: 507, json: { error } })
    })
    await form.fill({ name: 'Harbour Boats', symbol: 'BOAT', ownerShare: '5', firstMint: '5' })
    await chooseFolder(visitor)
    await store(visitor)
    await page.getByText(m.nftfile_broken(), { exact: true }).waitFor()
    await page.getByText(m.nftfile_problem_full()).waitFor()
    await look(visitor, 'nft-upload-broken')
    expect(sent).toBe(2)
    expect(await Promise.all(brought)).toEqual([allOf('image/png')])

    await page.reload()
    // What was typed is there again by itself; files are not, and are chosen once more.
    expect(await form.field('symbol').inputValue()).toBe('BOAT')
    await chooseFolder(visitor)
    await store(visitor)
    await page.getByText(m.nftfile_stored(), { exact: true }).waitFor()
    // The pictures were there: one request more, with the metadata alone.
    expect(sent).toBe(3)
    expect((await Promise.all(brought)).at(-1)).toEqual(allOf('application/json'))
    expect(brought).toHaveLength(2)
    await look(visitor, 'nft-upload-stored')
    expect(await form.field('total').inputValue()).toBe(String(COUNT))

    const about = 'Boats of the old harbour, one by one.'
    await beginForm(page)
    await form.fill({ about, telegram: 'https://t.me/harbour' })
    await form.submit.click()
    await review.approved.waitFor()
    await review.button(m.nftmake_review_confirm()).click()
    await page.getByText(m.nftmake_made_text()).waitFor()
    const uri = await tokenUriOf(3n)
    const metadata = (await (await readFile(uri)).json()) as { image: string }
    expect(metadata).toMatchObject({
      name: 'Boat of the harbour master',
      attributes: [{ trait_type: 'Berth', value: 7 }],
    })
    const picture = await readFile(metadata.image)
    expect(Buffer.from(await picture.arrayBuffer()).equals(drawFile(3))).toBe(true)
    await page.getByRole('link', { name: m.nftmake_made_view() }).click()
    await page.getByText('Boat of the harbour master').first().waitFor()
    await page.getByText(about).waitFor()
    expect(
      await page.getByRole('link', { name: m.console_ipfs_link_telegram() }).getAttribute('href'),
    ).toBe('https://t.me/harbour')
    await look(visitor, 'nft-upload-collection')

    const side = page.getByRole('radiogroup', { name: m.shell_view() })
    await side.getByText(m.shell_view_manage(), { exact: true }).click()
    // Nothing is paid here, so nothing is offered for rewards that nobody could earn.
    await page.getByText(m.nftpage_own_inviter_free(), { exact: true }).waitFor()
    const words = visitor.nft.row(m.nftpage_own_info_title())
    await words.unfold()
    expect(await words.field(m.console_ipfs_link_telegram()).inputValue()).toContain('t.me')
    await words.field(m.nftmake_field_about()).fill('All boats have a berth now.')
    await look(visitor, 'nft-owner-words')
    await words.sign(review)
    await side.getByText(m.shell_view_public(), { exact: true }).click()
    await page.getByText('All boats have a berth now.').waitFor()
    await visitor.leave()
  },
)

/** Where the maker's collection says that the file of a number lies. */
async function tokenUriOf(number: bigint): Promise<string> {
  const address = findNftContracts(getEvmChain('local'))?.nftSaleFactory
  if (!address) throw new Error('No factory of NFT sales is deployed.')
  const [record] = await probe.readContract({
    address,
    abi: nftSaleFactoryAbi,
    functionName: 'recordsOf',
    args: [maker.address, 0n, 1n],
  })
  if (!record) throw new Error('The factory has no record.')
  const contract = { address: record.addr, abi: nftSaleAbi } as const
  return await probe.readContract({ ...contract, functionName: 'tokenURI', args: [number] })
}
