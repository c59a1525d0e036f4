import { defaultPlatformFeeWei } from '@slipway/chains'
import { m } from '@slipway/messages'
import { locales } from '@slipway/messages/locale-names'
import { formatEther } from 'viem'
import { expect, test } from 'vitest'

test.each(locales)('the guide in %s names the fee that networks begin with', (locale) => {
  expect(m.shell_guide_fee_text({}, { locale })).toContain(
    ` ${formatEther(defaultPlatformFeeWei)} `,
  )
})
