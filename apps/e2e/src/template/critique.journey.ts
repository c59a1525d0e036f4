import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { openVisitor } from '../harness/open-visitor.ts'
import { readRunContext } from '../harness/run-context.ts'
import { waitFor } from '../harness/wait-for.ts'
import { type Collector, onChain, openCollector } from '../nft/open-collector.ts'
import { leave } from '../presale/presale-journey.ts'
import { look } from '../screens/look.ts'

const chain = 'local'
const goal = 'Find out whether the terms are fair to small buyers.'
const said = 'The supply is fair, but nothing is locked yet.'

/** Signs in with the connected wallet and comes back to the page of critique. */
async function signIn(visitor: Collector): Promise<void> {
  await visitor.page
    .locator('#content')
    .getByRole('button', { name: m.account_login_wallet(), exact: true })
    .click()
  await visitor.page.getByRole('region', { name: m.critique_asked_title() }).waitFor()
}

test('an owner asks for critique, the invited critic answers, and everybody reads it', async () => {
  const [owner, critic] = await createFreshAccounts(2)
  if (!owner || !critic) throw new Error('An account is missing.')
  const token = await deployToken(chain, owner, { name: 'Hawser', symbol: 'HAWS' })
  const { apiUrl } = readRunContext()
  await waitFor(
    'the token in the index',
    async () => (await fetch(`${apiUrl}/api/tokens/${chain}/${token}`)).status,
    (status) => status === 200,
  )
  const path = '/user/login?redirect=%2Fform%2Fbasic'
  const asker = await openCollector(owner, { chain, path })
  const { page } = asker
  // The browser notes the refusal that the first request causes on purpose.
  asker.watch.expect(/status of 404 .*\/api\/critique-requests/)
  await signIn(asker)
  const ask = page.getByRole('button', { name: m.critique_ask(), exact: true })
  await ask.click()
  for (const text of [
    m.error_Badge_ContractWrong(),
    m.error_Critique_TitleWrong(),
    m.error_Critique_GoalWrong(),
    m.error_Critique_StandardWrong(),
    m.error_Critique_CriticsCount(),
  ])
    await page.getByText(text).waitFor()
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field(m.critique_field_contract()).fill('0x00000000000000000000000000000000000000ab')
  await field(m.critique_field_title()).fill('Hawser before its presale')
  await field(m.critique_field_goal()).fill(goal)
  await field(m.critique_field_standard()).fill('The tokens of this year.')
  await field(m.critique_field_critics()).fill(owner.address)
  await ask.click()
  await page.getByText(m.error_Critique_CriticOneself()).waitFor()
  await field(m.critique_field_critics()).fill(`${critic.address}\n`)
  await ask.click()
  await page.getByText(m.error_BADGE_SUBJECT_NOT_FOUND()).waitFor()
  await field(m.critique_field_contract()).fill(token)
  await ask.click()
  await page.getByText(m.critique_ask_done()).waitFor()
  await page.getByText(m.critique_answer_none()).waitFor()
  await look(asker, 'critique-asked')

  const invited = await openCollector(critic, { chain, path })
  await signIn(invited)
  const answer = invited.page.getByLabel(m.critique_answer_label(), { exact: true })
  const send = invited.page.getByRole('button', { name: m.critique_answer_send(), exact: true })
  await send.click()
  await invited.page.getByText(m.error_Critique_AnswerWrong()).waitFor()
  await answer.fill(said)
  await invited.page.getByLabel(m.critique_verdict(), { exact: true }).selectOption('improve')
  await send.click()
  await invited.page.getByText(m.critique_answer_done_public()).waitFor()
  await look(invited, 'critique-answered')
  await invited.page.getByRole('link', { name: m.critique_link(), exact: true }).click()
  await expect.poll(() => invited.page.url()).toContain('request=')
  const readable = new URL(invited.page.url()).searchParams.get('request')
  await invited.leave()

  const chinese = await openVisitor({ language: 'zh-CN' })
  await chinese.open(onChain(`/form/basic?request=${readable}`, chain))
  await chinese.page.getByText(said).waitFor()
  await look(chinese, 'critique-read', 'zh-CN')
  await leave(chinese)
  await asker.open(onChain(`/profile/advanced?token=${token}`, chain))
  await page.getByRole('link', { name: 'Hawser before its presale', exact: true }).waitFor()
  await asker.leave()
})
