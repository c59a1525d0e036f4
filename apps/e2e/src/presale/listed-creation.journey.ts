import { presaleAbi } from '@slipway/deployments/abi'
import { errorMessage, formatInteger, m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseEther, toHex, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain, clockCurrency } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { passTime } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { readSlot } from '../chain/read-slot.ts'
import { readRunContext } from '../harness/run-context.ts'
import type { ChosenFile } from '../pages/create-presale-page.ts'
import { drawPicture } from '../pages/draw-picture.ts'
import { openFounder } from './open-founder.ts'
import { accountOf, balanceOf, contribute, leave, openPresale } from './presale-journey.ts'

/** So many wallets that a list goes on chain as a root. */
const LISTED = 300

/** A file as a spreadsheet saves it: a heading, wallets of both tiers, one row that is no wallet, one twice. */
function walletFile(first: Address): string {
  const others = Array.from({ length: LISTED - 1 }, (_, at) => toHex(at + 1, { size: 20 }))
  const rows = others.map((address) => `"${address}";2`)
  return ['wallet;tier', `${first};1`, 'not a wallet;1', ...rows, rows[0]].join('\r\n')
}

const readText = async (presale: Address, functionName: 'ipfsKey' | 'whitelistRoot') =>
  createChainProbe(chain).readContract({ address: presale, abi: presaleAbi, functionName })

test('a file of wallets becomes a root, and a listed wallet contributes with its proof', async () => {
  const [owner, listed, stranger] = (await createFreshAccounts(3)) as [
    PrivateKeyAccount,
    PrivateKeyAccount,
    PrivateKeyAccount,
  ]
  // The visitor's own clock is a day behind the chain's.
  await passTime(chain, 86_400n)
  const token = await deployToken(chain, owner)
  const founder = await openFounder(owner, chain, 'private')
  const { form, page, wallet } = founder
  await founder.fillTerms(token)
  await form.fill('private', { name: 'Harbour Round' })
  await form.chooseLogo(await drawPicture(page, 64))
  await page.getByRole('img', { name: m.console_ipfs_logo_alt() }).waitFor()
  await form.importWallets('private', walletFile(listed.address))
  await page.getByText(m.presale_csv_done({ count: formatInteger(LISTED) })).waitFor()
  await page.getByText(errorMessage('Input_AddressLineInvalid', { line: 3 })).waitFor()
  const byRoot = page.getByRole('radio', { name: m.presale_list_root() })
  await byRoot.waitFor()
  expect(await byRoot.isChecked()).toBe(true)
  await form.review.click()
  const presale = await founder.sign()
  // The allowance is a signature; the presale and its root are a transaction each.
  await expect.poll(() => readText(presale, 'whitelistRoot')).not.toBe(zeroHash)
  expect(wallet.sent).toHaveLength(2)
  const key = await readText(presale, 'ipfsKey')
  const stored = await fetch(new URL(`/ipfs/${key}`, readRunContext().apiUrl))
  expect(await stored.json()).toMatchObject({
    name: 'Harbour Round',
    logo: expect.stringMatching(/^ipfs:\/\/b/),
  })

  await passTime(chain, 7_300n)
  const outside = await openPresale(stranger, 'private-detail', presale)
  await outside.page.getByText(m.presale_slot_none()).waitFor()
  await expect(contribute(stranger, presale, '1')).rejects.toThrow('Presale_TierOnly')
  const visitor = await openPresale(listed, 'private-detail', presale)
  await visitor.page.getByText(m.presale_slot_proven()).waitFor()
  await visitor.presale.contribute('1.5')
  await visitor.page.getByText(m.presale_buy_done({ amount: `1.5 ${clockCurrency}` })).waitFor()
  expect((await accountOf(presale, listed.address)).contributed).toBe(parseEther('1.5'))
  expect((await readSlot(chain, presale, listed.address)).slice(1)).toEqual([2n, 1n])
  expect(await balanceOf(token, presale)).toBe(10_000n * 10n ** 18n)
  await leave(founder, outside, visitor)
})

test('a logo is stored, and each wrong one is refused with its reason before it leaves the machine', async () => {
  const [owner] = (await createFreshAccounts(1)) as [PrivateKeyAccount]
  const founder = await openFounder(owner, chain, 'normal')
  const { form, page } = founder
  const logo = page.getByRole('img', { name: m.console_ipfs_logo_alt() })
  const right = await drawPicture(page, 64)
  const named = (buffer: Buffer, name = 'logo.png'): ChosenFile => ({ ...right, name, buffer })
  const heavy = Buffer.concat([right.buffer], 1_000_000)
  const wrong = [
    [
      named(heavy),
      m.console_ipfs_problem_bytes({ bytes: '1,000,000', max: formatInteger(1_000_000) }),
    ],
    [await drawPicture(page, 300, 200), m.console_ipfs_problem_aspect({ width: 300, height: 200 })],
    [await drawPicture(page, 32), m.console_ipfs_problem_side({ width: 32, min: 64, max: 4_096 })],
    [named(Buffer.from('a letter')), m.console_ipfs_problem_type()],
    [named(Buffer.from('<svg xmlns="x"/>'), 'logo.svg'), m.console_ipfs_problem_svg()],
  ] as const
  let uploads = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/ipfs/logo')) uploads++
  })
  for (const [file, reason] of wrong) {
    await form.chooseLogo(file)
    await page.getByRole('alert').getByText(reason).waitFor()
  }
  expect(await logo.count()).toBe(0)
  expect(uploads).toBe(0)
  await form.chooseLogo(right)
  await logo.waitFor()
  expect(uploads).toBe(1)
  await page.getByRole('button', { name: m.presale_logo_without() }).click()
  await logo.waitFor({ state: 'detached' })
  await leave(founder)
})
