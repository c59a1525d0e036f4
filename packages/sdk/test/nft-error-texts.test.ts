import { nftSaleAbi, nftSaleFactoryAbi, vipAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { errorMessage, isErrorCode } from '@slipway/messages'
import { encodeErrorResult, RpcRequestError } from 'viem'
import { expect, test } from 'vitest'
import { decodeContractError } from '../src/evm/decode-contract-error.ts'

/** Specification, section 8. */
const thirteen = [
  'ApprovalCallerNotOwnerNorApproved',
  'ApprovalQueryForNonexistentToken',
  'BalanceQueryForZeroAddress',
  'InvalidQueryRange',
  'MintERC2309QuantityExceedsLimit',
  'MintToZeroAddress',
  'MintZeroQuantity',
  'OwnerQueryForNonexistentToken',
  'TransferCallerNotOwnerNorApproved',
  'TransferFromIncorrectOwner',
  'TransferToNonERC721ReceiverImplementer',
  'TransferToZeroAddress',
  'URIQueryForNonexistentToken',
]

/** Every error that a collection, its factory or the memberships name in their ABI. */
const names = [
  ...new Set(
    [...nftSaleAbi, ...nftSaleFactoryAbi, ...vipAbi].flatMap((item) =>
      item.type === 'error' ? [item.name as string] : [],
    ),
  ),
]

test("the thirteen errors of ERC721A are in a collection's ABI", () => {
  expect(names).toEqual(expect.arrayContaining(thirteen))
})

test.each(names)('%s has a text in both languages', (name) => {
  expect(isErrorCode(name)).toBe(true)
  const english = errorMessage(name, {}, { locale: 'en-US', timeZone: 'UTC' })
  const chinese = errorMessage(name, {}, { locale: 'zh-CN', timeZone: 'UTC' })
  expect(english).not.toBe('')
  expect(english).not.toBe(chinese)
})

test.each(thirteen)(
  'a revert with %s is read by its name, and says so in both languages',
  (name) => {
    const data = encodeErrorResult({ abi: nftSaleAbi, errorName: name } as never)
    // As a node answers `eth_call`, with nothing but the data.
    const answer = new RpcRequestError({
      ...{ body: { method: 'eth_call' }, url: 'http://node.example' },
      error: { code: 3, message: 'execution reverted', data },
    })
    const failure = decodeContractError(answer, contractErrorsAbi)
    expect(failure).toEqual({ kind: 'contract', name, args: {} })
    const texts = (['en-US', 'zh-CN'] as const).map((locale) =>
      errorMessage(failure.name, failure.args, { locale }),
    )
    expect(texts[1]).toMatch(/[\u4e00-\u9fff]/)
    for (const text of texts) expect(text).not.toContain(name)
  },
)
