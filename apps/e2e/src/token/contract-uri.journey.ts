import { standardTokenAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { readRunContext } from '../harness/run-context.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { openConsole } from './open-console.ts'

/** A square of 64 by 64 pixels, drawn in the page: no picture has to be kept for it. */
const drawLogo = () =>
  new Promise<string>((resolve) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 })
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = '#0b6b8f'
      pen.fillRect(8, 8, 48, 48)
    }
    resolve(canvas.toDataURL('image/png').split(',')[1] ?? '')
  })

test('logo and metadata are stored, previewed, and become the token’s contract URI', async () => {
  const [owner] = await createFreshAccounts(1)
  if (!owner) throw new Error('There is no account.')
  const token = await deployToken('local', owner)
  const visitor = await openConsole([owner], token)
  const { page } = visitor
  await visitor.open(`/token/ipfs?chain=local`)
  const buffer = Buffer.from(await page.evaluate(drawLogo), 'base64')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await page.getByRole('img', { name: m.console_ipfs_logo_alt() }).first().waitFor()
  await page.getByRole('textbox', { name: m.console_ipfs_name() }).fill('Harbour Dollar')
  await page.getByRole('textbox', { name: m.console_ipfs_symbol() }).fill('HBR')
  await page
    .getByRole('textbox', { name: m.console_ipfs_description() })
    .fill('What ships pay with.')
  await page.getByRole('button', { name: m.console_ipfs_store() }).click()
  await page.getByRole('button', { name: m.console_ipfs_copy_uri() }).last().waitFor()

  await page.getByRole('textbox', { name: m.console_ipfs_attach_token() }).fill(token)
  await page.getByRole('button', { name: m.console_ipfs_attach_set({ symbol: 'HBR' }) }).click()
  const review = new ReviewDialog(page)
  await review.approved.waitFor()
  await review.confirm()
  await page.getByText(m.console_ipfs_attach_done({ symbol: 'HBR' })).waitFor()

  const uri = await createChainProbe('local').readContract({
    address: token,
    abi: standardTokenAbi,
    functionName: 'contractURI',
  })
  expect(uri).toMatch(/^ipfs:\/\/b[a-z2-7]{50,}$/)
  const stored = await fetch(new URL(uri.replace('ipfs://', '/ipfs/'), readRunContext().apiUrl))
  expect(await stored.json()).toMatchObject({
    name: 'Harbour Dollar',
    symbol: 'HBR',
    description: 'What ships pay with.',
  })
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})
