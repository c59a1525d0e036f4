import { contractErrorsAbi } from '@slipway/deployments/errors'
import { describe, expect, test } from 'vitest'
import { errorCodes, errorMessage, isErrorCode } from './error-message.ts'

const locales = ['en-US', 'zh-CN'] as const
const timeZone = 'UTC'
const nativeCurrency = { symbol: 'BNB', decimals: 18 }
const token = { symbol: 'SLIP', decimals: 9 }
const zeroAddress = `0x${'0'.repeat(40)}`

describe('errorMessage', () => {
  test.each(contractErrorsAbi.map(({ name }) => name))(
    'has a text for the contract error %s',
    (name) => {
      expect(isErrorCode(name)).toBe(true)
    },
  )

  test.each(locales)('fills every text in %s with the arguments of the ABI', (locale) => {
    for (const { name, inputs } of contractErrorsAbi) {
      const args = Object.fromEntries(
        inputs.map((input) => [input.name, input.type === 'address' ? '0x12' : 7n]),
      )
      const text = errorMessage(name, args, { locale, timeZone })
      expect(text.length, name).toBeGreaterThan(4)
      expect(text, name).not.toMatch(/\?(?!$)|undefined|\{|\}/)
    }
  })

  test('says the same cause in both languages, differently', () => {
    for (const code of errorCodes) {
      const [english, chinese] = locales.map((locale) =>
        errorMessage(code, {}, { locale, timeZone }),
      )
      expect(english, code).not.toBe(chinese)
    }
  })

  test('a right that another contract has is not said to be the owner’s to give', () => {
    const textOf = (launcher: string) => errorMessage('Presale_NotLauncher', { launcher })
    const none = textOf(`0x${'0'.repeat(40)}`)
    expect(none).toMatch(/on the presale’s page and before trading opens/)
    expect(textOf(`0x${'1'.repeat(40)}`)).toMatch(/Another contract has the right/)
    expect(errorMessage('Presale_NotLauncher')).toBe(none)
  })

  test('a refusal of a presale says nothing that another kind of it makes untrue', () => {
    // A fair presale is never full, and runs on above its hard cap.
    expect(errorMessage('Presale_StillRunning')).not.toMatch(/has not reached/)
    // In a private presale inviters get less than its owner's part.
    expect(errorMessage('Presale_InviterRatesTooHigh')).not.toMatch(/owner/)
    // Its whitelist admin revokes too.
    expect(errorMessage('Presale_LeafRevoked')).not.toMatch(/owner/)
  })

  test('formats amounts, shares, durations and moments', () => {
    const context = { locale: 'en-US', nativeCurrency, token, timeZone } as const
    const feeWei = 20_000_000_000_000_000n
    expect(errorMessage('TokenFactory_FeeTooLow', { sentWei: 1n, feeWei }, context)).toContain(
      'is 0.02\u00a0BNB, but only 0.000000000000000001\u00a0BNB',
    )
    expect(errorMessage('Token_MintRatioTooHigh', { bps: 2500n, max: 2000n }, context)).toContain(
      '20%',
    )
    expect(errorMessage('Token_MintCooldownTooShort', { min: 259_200n }, context)).toContain(
      '3 days',
    )
    expect(errorMessage('Token_MintTooEarly', { nextMintAt: 1_795_260_000n }, context)).toContain(
      'Nov 21, 2026',
    )
    expect(errorMessage('Token_MintTooMuch', { max: 1_500_000_000n }, context)).toContain(
      '1.5\u00a0SLIP',
    )
  })

  test('a moment from which something is possible is never said a minute too early', () => {
    const context = { locale: 'en-US', timeZone: 'UTC' } as const
    const earliest = (min: bigint) => errorMessage('Presale_StartTooEarly', { min }, context)
    // 16:42:31: what a form enters as 16:42 is before it.
    expect(earliest(1_795_884_151n)).toContain('4:43')
    expect(earliest(1_795_884_120n)).toContain('4:42')
  })

  test('an amount without its unit is said in smallest units, never as whole tokens', () => {
    const options = { locale: 'en-US', nativeCurrency } as const
    expect(errorMessage('Presale_BelowMin', { min: 10n ** 17n }, options)).toContain(
      '100,000,000,000,000,000 smallest units',
    )
    expect(errorMessage('Token_MintTooMuch', { max: 1n }, options)).toContain('1 smallest unit ')
  })

  test('a payment that failed names no amount: it may be one of tokens', () => {
    const args = { to: '0x12', amountWei: 0n }
    const text = errorMessage('Presale_PaymentFailed', args, { locale: 'en-US', nativeCurrency })
    expect(text).toContain('0x12 could not be paid')
    expect(text).not.toMatch(/BNB|native/)
  })

  test.each([
    ['Presale_TierOnly', { level: 1n, until: 0n }, 'only wallets of tier 1 can'],
    ['Presale_TierOnly', { level: 2n, until: 0n }, 'of tiers 1 and 2 can'],
    ['MerkleAirdrop_StillRunning', { endTime: 0n }, 'have no end'],
    ['MerkleAirdrop_StillRunning', { endTime: 1_795_260_000n }, 'Nov 21, 2026'],
    ['NftSale_SoldOut', { wanted: 2n, left: 0n }, 'are minted'],
    ['NftSale_SoldOut', { wanted: 2n, left: 1n }, '1 are left'],
    ['StakingPool_LimitOnlyRises', { limit: 5n, current: 0n }, 'no limit'],
    ['StakingPool_LimitOnlyRises', { limit: 5n, current: 7n }, 'above 7'],
    ['Presale_NotLauncher', { launcher: zeroAddress }, 'Only the token’s owner can give it'],
    ['Presale_NotLauncher', { launcher: '0x12' }, 'given only once'],
    ['LaunchPad_NotLauncher', { launcher: zeroAddress }, 'has to give it first'],
    ['LaunchPad_NotLauncher', { launcher: '0x12' }, 'given only once'],
    ['Presale_NotFinished', { status: 0n }, 'is not finished'],
    ['Presale_NotFinished', { status: 2n }, 'can be refunded'],
    ['OpeningVault_NotCleared', { status: 0 }, 'once the opening is settled'],
    ['OpeningVault_NotCleared', { status: 2 }, 'no tokens to claim'],
    ['PoolRepair_Taxed', {}, 'has to be removed'],
  ])('%s says what is so with %o', (code, args, said) => {
    const context = { locale: 'en-US', timeZone, token: { symbol: 'T', decimals: 0 } } as const
    expect(errorMessage(code, args, context)).toContain(said)
  })

  test('slots that cannot be sold are not dated: a presale that is over has no such moment', () => {
    const text = errorMessage('WhitelistMarket_PublicPhase', { since: 0n }, { locale: 'en-US' })
    expect(text).not.toMatch(/19(69|70)/)
    expect(text).toContain('the presale is over')
  })

  test('uses the wording of the specification', () => {
    expect(errorMessage('TokenFactory_InviterHasNoTokens', {}, { locale: 'en-US' })).toBe(
      'The inviter has not created tokens yet',
    )
    expect(errorMessage('Chain_Unsupported', {}, { locale: 'en-US' })).toBe('Unsupported chain')
  })

  test('names what it has no text for instead of hiding it', () => {
    expect(errorMessage('Foreign_Error', {}, { locale: 'en-US' })).toContain('Foreign_Error')
    expect(errorMessage('Foreign_Error', {}, { locale: 'zh-CN' })).toContain('Foreign_Error')
    expect(errorMessage('', {}, { locale: 'en-US' })).not.toContain('undefined')
    expect(isErrorCode('toString')).toBe(false)
  })

  test('shows a question mark for a number that did not come along', () => {
    expect(errorMessage('Token_NameTooLong', { length: 300n }, { locale: 'en-US' })).toContain(
      '300 bytes long; at most ? fit',
    )
  })
})
