import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { getDeployment, getLocalDeployment } from '@slipway/deployments'
import { tokenLockerAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import type { LockCertificate } from '@slipway/sdk/lock/certificate/certificate-schema'
import { checkCertificate } from '@slipway/sdk/lock/certificate/check-certificate'
import { listReleasedContracts } from '@slipway/sdk/lock/certificate/list-released-contracts'
import type { Download, Page } from 'playwright-core'
import { type Address, erc20Abi, type PrivateKeyAccount, parseEther, parseEventLogs } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chainOfRun, createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { readRunContext } from '../harness/run-context.ts'
import { settle } from '../harness/settle.ts'
import { takeShots } from '../screens/take-shots.ts'

const chain = 'local'
const DAY = 86_400n
/** Each language in one of the colours. */
const looks = [
  { language: 'en-US', scheme: 'light' },
  { language: 'zh-CN', scheme: 'dark' },
] as const

let id: string
let owner: PrivateKeyAccount
let locker: Address

/** Locks a tenth at once and the rest in monthly steps, in a lock that may move. */
beforeAll(async () => {
  const [fresh] = await createFreshAccounts(1)
  const { chainId } = chainOfRun(chain)
  const address = (getDeployment(chainId) ?? getLocalDeployment()).contracts.tokenLocker?.address
  if (!fresh || !address) throw new Error('There is nobody, or no locker.')
  owner = fresh
  locker = address
  const probe = createChainProbe(chain)
  const token = await deployToken(chain, owner)
  const call = { account: owner, address: token, abi: erc20Abi } as const
  const amount = parseEther('123456.789')
  const approve = { ...call, functionName: 'approve', args: [locker, amount] } as const
  await probe.waitForTransactionReceipt({ hash: await probe.writeContract(approve) })
  const { timestamp } = await probe.getBlock()
  const schedule = {
    cliffAt: timestamp + 30n * DAY,
    firstBps: 1_000n,
    cycleSeconds: 30n * DAY,
    cycleBps: 1_500n,
  }
  const options = { rebasing: false, migratable: true, schedule }
  const hash = await probe.writeContract({
    account: owner,
    address: locker,
    abi: tokenLockerAbi,
    functionName: 'lock',
    args: [token, amount, owner.address, timestamp + 210n * DAY, options],
  })
  const { logs } = await probe.waitForTransactionReceipt({ hash })
  const [made] = parseEventLogs({ abi: tokenLockerAbi, eventName: 'Locked', logs })
  if (!made) throw new Error('Nothing was locked.')
  id = `${chainId}-${locker.toLowerCase()}-${made.args.lockId}`
})

/** Gives a file to the page's check. */
async function hand(page: Page, name: string, content: string): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(content) }
  await page.locator('input[type=file]').setInputFiles(file)
}

async function contentOf(download: Download): Promise<Buffer> {
  return await buffer(await download.createReadStream())
}

const forgeries: readonly [string, (file: LockCertificate) => void][] = [
  ['amount', ({ claims }) => Object.assign(claims, { units: '999000000000000000000000' })],
  ['date', ({ claims }) => Object.assign(claims, { unlockAt: Number(claims.unlockAt) + 1 })],
  [
    'contract',
    ({ accounts }) => Object.assign(accounts[0] ?? {}, { codeHash: accounts[0]?.storageHash }),
  ],
  ['header', ({ block }) => Object.assign(block.header ?? {}, { stateRoot: block.hash })],
]

describe.each(looks)('in $language, $scheme', ({ language, scheme }) => {
  const locale = { locale: language } as const
  let visitor: Visitor

  beforeAll(async () => {
    visitor = await openVisitor({ language, colorScheme: scheme })
  })

  afterAll(async () => {
    expect(visitor.watch.unexpected()).toEqual([])
    await visitor.close()
  })

  const press = (name: string) => visitor.page.getByRole('button', { name }).first()

  async function download(name: string): Promise<Download> {
    const [file] = await Promise.all([visitor.page.waitForEvent('download'), press(name).click()])
    return file
  }

  async function openCertificate(): Promise<Page> {
    const { page, open } = visitor
    await open(`/lock/certificate/${id}?chain=${chain}`)
    await page.getByText(m.certificate_verdict_true({}, locale), { exact: true }).waitFor()
    return page
  }

  test('the page makes the certificate, checks it, and a node of the reader’s choice agrees', async () => {
    const page = await openCertificate()
    const sheet = page.getByRole('article').first()
    expect(await sheet.textContent()).toMatch(/123[,.]?456[.,]789/)
    expect(await sheet.textContent()).toContain(owner.address)
    await page.getByLabel(m.certificate_node_field({}, locale)).fill(chainOfRun(chain).rpcUrl)
    await press(m.certificate_node_act({}, locale)).click()
    const node = chainOfRun(chain).rpcUrl
    await page.getByText(m.certificate_node_agreed({ node }, locale)).waitFor()
    await settle(page)
    expect(await checkAccessibility(page)).toEqual([])
    expect(await takeShots(page, { screen: 'lock-certificate', language, scheme })).toEqual([])
  })

  test('its file is true for a stranger, and forged ones are refused', async () => {
    const page = await openCertificate()
    const saved = await download(m.certificate_download({}, locale))
    expect(saved.suggestedFilename()).toMatch(/^lock-.*\.json$/)
    const text = (await contentOf(saved)).toString('utf8')
    const released = (chainId: number) => listReleasedContracts(chainId, true)
    expect(checkCertificate(text, released).verdict).toBe('true')
    await hand(page, 'given.json', text)
    const holds = page.getByText(m.certificate_verdict_true({}, locale), { exact: true })
    await expect.poll(() => holds.count()).toBe(2)
    for (const [what, forge] of forgeries) {
      const file = JSON.parse(text) as LockCertificate
      forge(file)
      await hand(page, `${what}.json`, JSON.stringify(file))
      await page.getByText(`${what}.json`).waitFor()
      await page.getByText(m.certificate_verdict_false({}, locale), { exact: true }).waitFor()
      expect(await holds.count(), what).toBe(1)
    }
    expect(await checkAccessibility(page)).toEqual([])
    expect(await takeShots(page, { screen: 'lock-certificate-forged', language, scheme })).toEqual(
      [],
    )
  })

  test('paper is one sheet, in the light, with nothing else of the page', async () => {
    const page = await openCertificate()
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
    expect(await press(m.certificate_download({}, locale)).isVisible()).toBe(false)
    const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    await writeFile(
      join(readRunContext().screensFolder, `lock-certificate-${language}-${scheme}.pdf`),
      paper,
    )
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const { screensFolder } = readRunContext()
    await page.screenshot({
      path: join(screensFolder, `lock-paper-${language}.png`),
      fullPage: true,
    })
    await page.emulateMedia({ media: 'screen' })
  })

  test('calendar and picture are made in the browser', async () => {
    await openCertificate()
    const calendar = await contentOf(await download(m.certificate_calendar({}, locale)))
    expect(calendar.toString('utf8').match(/BEGIN:VEVENT\r\n/g)).toHaveLength(7)
    const picture = await contentOf(await download(m.certificate_picture({}, locale)))
    expect([...picture.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1_200, 630])
    const { screensFolder } = readRunContext()
    await writeFile(join(screensFolder, `lock-share-${language}.png`), picture)
  })

  test('a new one is of a newer block', async () => {
    const page = await openCertificate()
    const { chainId } = chainOfRun(chain)
    await createChainProbe(chain).mine({ blocks: 3 })
    const before = await page.getByRole('article').first().textContent()
    await press(m.certificate_renew({}, locale)).click()
    await expect.poll(() => page.getByRole('article').first().textContent()).not.toBe(before)
    expect(chainId).toBe(Number(id.split('-')[0]))
  })

  test('what is no certificate says so', async () => {
    const { page, open } = visitor
    const prefix = id.replace(/\d+$/, '')
    const cases = [
      ['nonsense', m.certificate_not_found_title],
      [`${prefix}999999`, m.certificate_gone_title],
      [`${prefix.split('-')[0]}-${owner.address.toLowerCase()}-1`, m.certificate_not_found_title],
    ] as const
    for (const [wrong, title] of cases) {
      await open(`/lock/certificate/${wrong}?chain=${chain}`)
      await page.getByRole('heading', { name: title({}, locale) }).waitFor()
    }
    await settle(page)
    expect(await checkAccessibility(page)).toEqual([])
  })
})
