import { m } from '@slipway/messages'
import { readChatLinkCode } from '@slipway/sdk/chat-link/chat-link-code'
import {
  type ChatLinkRequest,
  writeChatLinkRequest,
} from '@slipway/sdk/chat-link/chat-link-request'
import { createChatLinkMessage } from '@slipway/sdk/chat-link/create-chat-link-message'
import { type PrivateKeyAccount, recoverMessageAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { openCollector } from '../nft/open-collector.ts'
import { TabBar } from '../pages/tab-bar.ts'
import { look } from '../screens/look.ts'

const CHAIN = 'local'
const MINUTE = 60
let owner: PrivateKeyAccount
let visitor: Visitor

/** What the bot writes behind the `#`, made a minute ago. */
function asked(rest: Partial<ChatLinkRequest> = {}): ChatLinkRequest {
  const issuedAt = Math.floor(Date.now() / 1_000) - MINUTE
  const whole = { nonce: '5c'.repeat(16), chat: '-1002003004', bot: 'slipway_bot', issuedAt }
  return { ...whole, expiresAt: issuedAt + 15 * MINUTE, ...rest }
}

/** Opens the page as a messenger does: anew, and without a network. */
async function open(behind: string): Promise<void> {
  await visitor.page.goto('about:blank')
  await visitor.open(`/sign/wallet#${behind}`)
}

const text = (words: string) => visitor.page.getByText(words).first().waitFor()
const button = (name: string) => visitor.page.getByRole('button', { name, exact: true })
const heading = ({ bot, chat }: ChatLinkRequest) => m.signing_link_chat({ bot, chat })

beforeAll(async () => {
  owner = privateKeyToAccount(generatePrivateKey())
  visitor = await openVisitor({ accounts: [owner], walletChains: [CHAIN] })
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
})
afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test('a link without a request, a damaged one and one whose time is over say where to get another', async () => {
  await visitor.open(`/sign/wallet?chain=${CHAIN}`)
  await text(m.signing_link_missing_title())
  await text(m.signing_link_missing_text())
  await look(visitor, 'link-chat-missing')
  await open(writeChatLinkRequest(asked()).slice(1))
  await text(m.signing_link_missing_title())
  await text(m.signing_link_missing_text())
  const past = Math.floor(Date.now() / 1_000) - MINUTE
  await open(writeChatLinkRequest(asked({ expiresAt: past })))
  await text(m.signing_link_over_title())
  await text(m.signing_link_missing_text())
  expect(await button(m.signing_link_sign()).count()).toBe(0)
})

test('a wallet is connected, says no and then yes, and its code proves chat, bot, site and time', async () => {
  const { page } = visitor
  const request = asked()
  await open(writeChatLinkRequest(request))
  await text(heading(request))
  await look(visitor, 'link-chat-connect')
  await button(m.transaction_connect_wallet()).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet', exact: true }).click()
  await text(`chat ${request.chat} of the bot ${request.bot}`)
  visitor.wallet.approvals.rejectNext('personal_sign')
  await button(m.signing_link_sign()).click()
  await text(m.signing_link_refused())
  await look(visitor, 'link-chat-refused')
  await button(m.signing_link_sign()).click()
  await text(m.signing_link_done())
  expect(await page.getByText(m.signing_link_refused()).count()).toBe(0)
  await button(m.signing_link_copy()).click()
  await text(m.shell_copied())
  const pasted = await page.evaluate(() => navigator.clipboard.readText())
  await text(pasted)
  await look(visitor, 'link-chat-code')
  const code = readChatLinkCode(pasted)
  if (!code) throw new Error(`There is no code in "${pasted}".`)
  expect(code.address).toBe(owner.address)
  const { origin } = new URL(visitor.webUrl)
  const signer = (of: ChatLinkRequest, site = origin) =>
    recoverMessageAddress({
      message: createChatLinkMessage(of, { ...code, origin: site }),
      signature: code.signature,
    })
  expect(await signer(request)).toBe(owner.address)
  const others = [{ chat: '7' }, { bot: 'other_bot' }, { expiresAt: request.expiresAt + 1 }]
  for (const other of others) expect(await signer({ ...request, ...other })).not.toBe(owner.address)
  expect(await signer(request, 'https://elsewhere.example')).not.toBe(owner.address)
})

test('a request outlives another tab of the app and a reload, and gives way to the next', async () => {
  const { page } = visitor
  const request = asked({ nonce: '6d'.repeat(16) })
  const tabs = new TabBar(page)
  await open(writeChatLinkRequest(request))
  await button(m.signing_link_sign()).click()
  await text(m.signing_link_done())
  const menu = page.getByRole('navigation', { name: m.shell_main_menu() })
  await menu.getByRole('link', { name: m.shell_route_token_create(), exact: true }).click()
  await page.waitForURL(/token\/create/)
  await tabs.show(m.shell_route_sign())
  await text(m.signing_link_done())
  await page.reload()
  await text(heading(request))
  await button(m.signing_link_sign()).click()
  await text(m.signing_link_done())
  // The code of one chat is not shown under the name of the next.
  const next = asked({ nonce: '7e'.repeat(16), chat: '42' })
  await page.evaluate((hash) => window.location.assign(`#${hash}`), writeChatLinkRequest(next))
  await text(heading(next))
  await button(m.signing_link_sign()).waitFor()
  expect(await page.getByText(m.signing_link_done()).count()).toBe(0)
})

test('the page speaks Chinese', async () => {
  const language = 'zh-CN'
  const locale = { locale: language } as const
  const path = `/sign/wallet#${writeChatLinkRequest(asked())}`
  const reader = await openCollector(owner, { chain: CHAIN, path: '/sign/wallet', language })
  const { page } = reader
  await page.getByText(m.signing_link_missing_text({}, locale)).waitFor()
  await look(reader, 'link-chat-missing', language)
  await page.goto('about:blank')
  await reader.open(path)
  await page.getByRole('button', { name: m.signing_link_sign({}, locale) }).click()
  await page.getByText(m.signing_link_done({}, locale)).waitFor()
  await look(reader, 'link-chat-code', language)
  await reader.leave()
})
