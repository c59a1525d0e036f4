import { nftSaleAbi, nftSaleFactoryAbi, vipAbi } from '@slipway/deployments/abi'
import { errorMessage, isErrorCode } from '@slipway/messages'
import { expect, test } from 'vitest'

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
