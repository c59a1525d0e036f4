import { getLocalDeployment } from '@slipway/deployments'
import { lockAnnouncerAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { listPowers } from '@slipway/sdk/tools/platform-owners'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { openVisitor } from '../harness/open-visitor.ts'
import { settle } from '../harness/settle.ts'
import { takeShots } from '../screens/take-shots.ts'

const chain = 'core'

test('P-39: every function of an owner, and each owner as the chain says it now', async () => {
  const { page, open, watch, close } = await openVisitor()
  await open(`/tools/powers?chain=${chain}`)
  const functions = page.getByRole('table', { name: m.tools_powers_table() })
  for (const power of listPowers().keys())
    await functions.getByRole('cell', { name: power, exact: true }).waitFor()

  const address = getLocalDeployment().contracts.lockAnnouncer?.address ?? zeroAddress
  const probe = createChainProbe(chain)
  const announcer = { address, abi: lockAnnouncerAbi } as const
  const owner = await probe.readContract({ ...announcer, functionName: 'owner' })
  const owners = page.getByRole('table', { name: m.tools_powers_owners() })
  const row = owners.getByRole('row').filter({ hasText: m.tools_powers_name_lockAnnouncer() })
  await row.getByText(shortenAddress(owner)).waitFor()
  await owners.getByText(m.tools_powers_ownerless()).first().waitFor()

  // Given up on chain: the page says so.
  await probe.impersonateAccount({ address: owner })
  await probe.setBalance({ address: owner, value: 10n ** 18n })
  await probe.writeContract({ ...announcer, functionName: 'renounceOwnership', account: owner })
  await expect
    .poll(() => probe.readContract({ ...announcer, functionName: 'owner' }))
    .toBe(zeroAddress)
  await page.reload()
  await row.getByText(m.tools_powers_renounced()).waitFor()
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await settle(page)
    expect(await checkAccessibility(page)).toEqual([])
    const shot = { screen: 'state-powers', language: 'en-US', scheme }
    expect(await takeShots(page, shot)).toEqual([])
  }
  expect(watch.unexpected()).toEqual([])
  await close()
})
