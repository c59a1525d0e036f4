import { defaultPlatformFeeWei } from '@slipway/chains'
import { m } from '@slipway/messages'
import { locales } from '@slipway/messages/locale-names'
import { feeTools } from '@slipway/sdk/vip/types'
import { formatEther } from 'viem'
import { expect, test } from 'vitest'

const things = [
  m.vip_thing_token,
  m.vip_thing_presale,
  m.vip_thing_airdrop,
  m.vip_thing_staking,
  m.vip_thing_nft,
]

test.each(locales)('the guide in %s names everything that may cost a creation fee', (locale) => {
  expect(things).toHaveLength(feeTools.length)
  for (const thing of things)
    expect(m.shell_guide_fee_text({}, { locale })).toContain(thing({}, { locale }))
})

test.each(locales)('the guide in %s names the fee that networks begin with', (locale) => {
  expect(m.shell_guide_fee_text({}, { locale })).toContain(
    ` ${formatEther(defaultPlatformFeeWei)} `,
  )
})
