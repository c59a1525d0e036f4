import { privateKeyToAccount } from 'viem/accounts'
import { parseSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { readChatLinkCode, writeChatLinkCode } from './chat-link-code.ts'
import { readChatLinkRequest, writeChatLinkRequest } from './chat-link-request.ts'
import { createChatLinkMessage } from './create-chat-link-message.ts'

const wallet = privateKeyToAccount(`0x${'41'.repeat(32)}`)
const request = {
  nonce: '0f'.repeat(16),
  chat: '-100200',
  bot: 'slipway_bot',
  issuedAt: 1_800_000_000,
  expiresAt: 1_800_000_600,
}
const signer = { origin: 'https://launch.example', address: wallet.address, chainId: 56 }

test('a request comes back from its text, and nothing else does', () => {
  const text = writeChatLinkRequest(request)
  expect(text).toMatch(/^[\w.-]+$/)
  expect(readChatLinkRequest(text)).toEqual(request)
  for (const other of ['', `${text}.1`, text.replace('slipway_bot', 'a b'), text.slice(1)])
    expect(readChatLinkRequest(other)).toBeUndefined()
})

test('the text names site, chat, wallet, number and end, and opens no account', () => {
  const message = createChatLinkMessage(request, signer)
  expect(message).toContain('chat -100200 of the bot slipway_bot')
  expect(parseSiweMessage(message)).toMatchObject({
    domain: 'launch.example',
    uri: 'https://launch.example/sign/wallet',
    address: wallet.address,
    chainId: 56,
    nonce: request.nonce,
    expirationTime: new Date(1_800_000_600_000),
  })
})

test('a code is found in what was pasted', async () => {
  const signature = await wallet.signMessage({ message: createChatLinkMessage(request, signer) })
  const code = { chainId: 56, address: wallet.address, signature }
  expect(readChatLinkCode(`here: ${writeChatLinkCode(code)}\n`)).toEqual(code)
  const vouched = { ...code, signature: '0x' } as const
  expect(readChatLinkCode(writeChatLinkCode(vouched))).toEqual(vouched)
  for (const other of ['', '56:0x12:0x34', `56:${wallet.address}`, `x${writeChatLinkCode(code)}`])
    expect(readChatLinkCode(other)).toBeUndefined()
})
