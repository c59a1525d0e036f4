import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployPresale } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { openVisitor } from '../harness/open-visitor.ts'
import { onChain } from '../nft/open-collector.ts'
import { leave } from '../presale/presale-journey.ts'
import { look } from '../screens/look.ts'

test.each(['en-US', 'zh-CN'] as const)(
  'the facts of a project: its contract, its presale and its transactions, each with the way to its proof, in %s',
  async (language) => {
    const [owner] = await createFreshAccounts(1)
    if (!owner) throw new Error('There is no account.')
    const options = { locale: language }
    const token = await deployToken(chain, owner, { name: 'Bowsprit', symbol: 'BOW' })
    const { presale } = await deployPresale(chain, owner, { claimToken: token })
    const visitor = await openVisitor({ language })
    const { page, open, webUrl, watch } = visitor
    const known = new URL(`/api/presales/${chain}/${presale}`, webUrl)
    await expect.poll(async () => (await fetch(known)).status, { timeout: 45_000 }).toBe(200)

    await open(onChain('/profile/basic', chain))
    await page.getByText(m.template_dossier_ask({}, options)).waitFor()
    watch.expect(/net::ERR_FAILED/)
    await page.route(`**/api/tokens/*/${token}/actions*`, (route) => route.abort())
    await open(onChain(`/profile/basic?token=${token}`, chain))
    await page.getByText(m.token_console_history_failed({}, options)).waitFor()
    await page.unroute(`**/api/tokens/*/${token}/actions*`)
    await page
      .getByRole('button', { name: m.shell_retry({}, options) })
      .last()
      .click()
    await page.getByRole('rowheader', { name: m.token_action_created({}, options) }).waitFor()
    await page.getByText(token, { exact: true }).first().waitFor()
    await page.getByRole('link', { name: m.presale_kind_normal({}, options) }).waitFor()
    await look(visitor, 'facts', language)
    await page.getByRole('rowheader', { name: m.token_action_created({}, options) }).waitFor()
    await page.getByRole('table').last().getByRole('link').last().click()
    await page.getByText(m.template_result_done({}, options)).waitFor()
    await leave(visitor)
  },
)
